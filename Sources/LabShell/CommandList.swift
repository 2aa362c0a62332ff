import LessonKit

/// All commands, in the order of the help.
enum CommandList {
  static let all: [Command] = [
    .help, .lessons, .open, .close, .look, .next, .step, .run, .back, .goto, .breakpoints,
    .log, .why, .state, .ledger, .marbles, .threads, .screen, .predict, .answer, .hint, .compare,
    .diff, .check, .edit, .goal, .solution, .explore, .change, .doc, .try, .advance, .live, .skip,
    .save, .replay, .reset, .quit,
  ]

  /// What a person does on the screen of a script; these have no letters.
  static let gestures = Command.gestures

  /// The command with this name or alias.
  static func named(_ name: String) -> Command? {
    (all + gestures).first { $0.name == name || $0.aliases.contains(name) }
  }

  /// The error for a command that does not exist.
  static func unknown(_ name: String) -> Reply {
    let names = (all + gestures).flatMap { [$0.name] + $0.aliases }
    let advice =
      Suggestion.text(for: name, among: names) { ":" + $0 } ?? "`:help` lists the commands"
    return .failure("error: there is no command `:\(name)`; \(advice)")
  }
}
