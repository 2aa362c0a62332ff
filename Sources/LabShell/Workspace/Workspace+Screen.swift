import LessonKit
import ScriptSource
import Stage
import TerminalText

/// The screen of the open lesson, or of the prompt's session, and gestures on it.
extension Workspace {
  /// The picture of the screen; nil if there is none.
  var picture: String? {
    let picture =
      if let player {
        activeRuns.during(ActiveRuns.Run(player)) { player.picture }
      } else {
        startedSession?.picture
      }
    return picture.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Makes the gesture that a sentence says, and reports what it led to and what the screen shows then.
  func make(_ gesture: String) -> Reply {
    guard let before = picture else { return .failure("error: \(nothingOnScreen)") }
    let earlier = story.records.count
    let reply: EntryReply
    if let player {
      let isLive = isLive
      reply = activeRuns.during(ActiveRuns.Run(player)) {
        player.make(gesture: gesture, takesWallTime: isLive)
      }
    } else {
      let session = promptSession
      reply = activeRuns.during(ActiveRuns.Run(session)) { session.make(gesture: gesture) }
    }
    let story = story
    let report = StepReport(story, .log, view())
    var answer = Reply(
      lines: report.lines(of: Array(story.records.dropFirst(earlier))),
      // What is to be written is a command here.
      errors: reply.errors.map {
        $0.replacing(
          "`\(gesture.prefix { $0 != " " }) ",
          with: "`:\(gesture.prefix { $0 != " " }) "
        )
      },
      isFailure: !reply.errors.isEmpty
    )
    if reply.errors.isEmpty {
      shownPicture = shownPicture ?? before
      answer.lines += changedPicture() + whyNote(in: story, from: earlier)
    }
    return answer
  }

  /// The picture, if it is not the one that was shown last, with what has changed marked.
  func changedPicture() -> [String] {
    guard let picture, picture != shownPicture else { return [] }
    defer { shownPicture = picture }
    let lines = ScreenPicture(picture, after: shownPicture).lines(view())
    guard shownPicture != nil, shownNotes.insert(.picture).inserted else { return lines }
    return lines + [view().paint("  (* changed)", .dim)]
  }

  /// Takes note of a picture that the script has drawn itself.
  func notePicture(printedIn records: [LogRecord]) {
    let printed = records.compactMap(\.printed)
    guard printed.contains(where: { $0.hasPrefix("┌") }), let picture,
      printed.joined(separator: "\n").contains(picture)
    else { return }
    shownPicture = picture
  }

  /// Code with the picture of the screen beside it, if that has changed; above it in a narrow window.
  ///
  /// - Parameter code: Returns the code for a window.
  func withPicture(_ code: (ViewOptions) -> [String]) -> [String] {
    let picture = changedPicture()
    var view = view()
    guard !picture.isEmpty else { return code(view) }
    let pictureWidth = picture.map { TextWidth.of($0) }.max() ?? 0
    let room = view.width - pictureWidth - 2
    guard room >= Self.leastCodeWidth else { return picture + code(view) }
    view.width = room
    let lines = code(view)
    return (0..<max(lines.count, picture.count)).map { index in
      let line = TextWidth.padded(index < lines.count ? lines[index] : "", to: room)
      return index < picture.count ? "\(line)  \(picture[index])" : line.trimmedAtEnd
    }
  }

  /// The columns that code needs beside a picture.
  private static let leastCodeWidth = 50

  /// How to ask for the reason of a change, once.
  private func whyNote(in story: Story, from earlier: Int) -> [String] {
    let changed = story.log.last { $0.record.kind == .shown }
    guard let changed, story.records.dropFirst(earlier).contains(changed.record),
      shownNotes.insert(.why).inserted
    else { return [] }
    return view().folded("`:why \(changed.number)` explains the last change.")
  }

  /// Why there is nothing to see or to touch.
  var nothingOnScreen: String {
    if let player {
      return player.isAtStart
        ? "nothing is on the screen yet: Enter runs the lesson"
        : "nothing is on the screen: a script shows something with `PlaygroundPage.current.liveView = …`"
    }
    return
      "nothing is on the screen: show something with `PlaygroundPage.current.liveView = …`, or "
      + "open a lesson with a screen" + (lessonWithScreen.map { ", such as `:open \($0)`" } ?? "")
  }

  private var lessonWithScreen: String? {
    catalog?.lessons.first { $0.file.text.contains("liveView") }?.name
  }
}
