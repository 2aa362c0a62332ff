import LessonKit

extension Command {
  static let screen = Command(
    "screen",
    aliases: ["V"],
    summary: "Show the screen of the script",
    details: [
      "A script can have a screen, with UIKit's classes. Right of the frame stand the names of the views. `[ ]` can be tapped, "
        + "`(- -)` is disabled, `▏` is the cursor, `*` marks a row that has changed."
    ],
    isView: true
  ) { argument, session in
    guard let workspace = session.workspace else {
      return .reply(.failure("error: `:screen` is not available here"))
    }
    guard argument.isEmpty else { return .reply(.failure("error: `:screen` takes no argument")) }
    guard let picture = workspace.picture else {
      let words = workspace.nothingOnScreen.capitalized + "."
      return .reply(Reply(lines: workspace.view().folded(words)))
    }
    defer { workspace.shownPicture = picture }
    return .reply(
      Reply(
        lines: ScreenPicture(picture, after: workspace.shownPicture).lines(workspace.view())
      )
    )
  }
}

extension String {
  /// The text as a sentence begins.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
