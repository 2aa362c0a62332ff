import LessonKit

/// What a person does on the screen of a script; each is a command.
///
/// They work whatever the script calls its own things: none of them is Swift.
extension Command {
  static let gestures: [Command] = [
    gesture("tap", "NAME [in VIEW]", "Tap what is called NAME on the screen: `:tap Add`"),
    gesture(
      "type",
      "TEXT [into NAME]",
      "Type a text, a key each 170 ms: `:type rx into search`",
      "Without `into`, the keys go to what has the focus."
    ),
    gesture(
      "press",
      "NAME",
      "Press `return` or `delete`, or touch something for a long time"
    ),
    gesture("focus", "NAME", "Put the cursor into a text input"),
    gesture("clear", "NAME", "Press the clear button of a text input"),
    gesture(
      "select",
      "ROW [in LIST]",
      "Tap a row, by a text in it or by section and row: `:select (0, 1)`"
    ),
    gesture("deselect", "ROW [in LIST]", "Tap a selected row of a list that allows several"),
    gesture("accessory", "ROW [in LIST]", "Tap the button at the end of a row"),
    gesture("swipe", "ROW [in LIST]", "Delete a row with a swipe"),
    gesture("insert", "ROW [in LIST]", "Tap the insertion sign of a row"),
    gesture("move", "ROW to (S, R)", "Drag a row to another place, in a list that is edited"),
    gesture(
      "scroll",
      "LIST by N",
      "Move a list by N rows, or `to ROW`: `:scroll results to RxCocoa`"
    ),
    gesture("pull", "LIST", "Pull a list down at its top, which refreshes it"),
    gesture("choose", "TITLE in NAME", "Choose a segment or a scope"),
    gesture("set", "NAME to NUMBER", "Move a slider"),
    gesture("pick", "ROW in NAME", "Turn a picker to a row, by its title or its number"),
    gesture("drag", "NAME", "Move a finger over a view"),
    gesture("home", nil, "Leave the program for the home screen", naming: nil),
    gesture("reopen", nil, "Come back to the program", naming: nil),
    gesture("allow-location", nil, "Let the program know where the device is", naming: nil),
    gesture("deny-location", nil, "Keep from the program where the device is", naming: nil),
    gesture(
      "travel",
      "LATITUDE, LONGITUDE",
      "Take the device to a place, in degrees: `:travel 52.5, 13.4`",
      naming: nil
    ),
  ]

  private static func gesture(
    _ verb: String,
    _ argument: String?,
    _ summary: String,
    _ details: String...,
    naming: String? = onTheScreen
  ) -> Command {
    Command(
      verb,
      argument: argument,
      summary: summary,
      details: naming.map { details + [$0] } ?? details
    ) { argument, session in
      guard let workspace = session.workspace else {
        return .reply(.failure("error: `:\(verb)` is not available here"))
      }
      return .reply(workspace.make(argument.isEmpty ? verb : "\(verb) \(argument)"))
    }
  }

  private static let onTheScreen =
    "Things are called by what is written on them, by their placeholder, or by the name of their variable. Tab completes what "
    + "is on the screen. A name that contains `in`, `into`, `to` or `by` may stand in quotes."
}
