/// Something to type after a colon.
struct Command: Sendable {
  let name: String
  let aliases: [String]
  /// What the argument is called in the help, if the command takes one.
  let argument: String?
  /// A sentence without its full stop.
  let summary: String
  /// More about it, a line each, for whoever asks for help with it alone.
  let details: [String]
  /// What a blank line does after it.
  let onEnter: OnEnter
  /// Whether it shows something to read, and does nothing else.
  let isView: Bool
  let run: @Sendable (_ argument: String, _ session: any Session) -> Outcome

  enum Outcome {
    case reply(Reply)
    /// The lines of a file, to be entered one after another.
    case replay([String])
    case leave
  }

  enum OnEnter: Sendable {
    /// It goes on, and a blank line does it again.
    case again
    /// It goes somewhere else, and a blank line goes on from there as in the beginning.
    case anew
    /// It does not go on, and in a lesson a blank line does what it did before.
    case asBefore
  }

  init(
    _ name: String,
    aliases: [String] = [],
    argument: String? = nil,
    summary: String,
    details: [String] = [],
    onEnter: OnEnter = .asBefore,
    isView: Bool = false,
    run: @escaping @Sendable (_ argument: String, _ session: any Session) -> Outcome
  ) {
    self.name = name
    self.aliases = aliases
    self.argument = argument
    self.summary = summary
    self.details = details
    self.onEnter = onEnter
    self.isView = isView
    self.run = run
  }

  /// A command that needs a bench to work on.
  static func onBench(
    _ name: String,
    _ letter: String,
    argument: String? = nil,
    summary: String,
    details: [String] = [],
    onEnter: OnEnter = .asBefore,
    isView: Bool = false,
    run: @escaping @Sendable (_ argument: String, _ bench: Bench) -> Reply
  ) -> Command {
    Command(
      name,
      aliases: [letter],
      argument: argument,
      summary: summary,
      details: details,
      onEnter: onEnter,
      isView: isView
    ) { argument, session in
      guard let bench = session.bench else {
        return .reply(.failure("error: there is nothing here that `:\(name)` could work on"))
      }
      return .reply(run(argument, bench))
    }
  }

  static let all: [Command] = [
    .help, .lessons, .open, .close, .look, .next, .step, .run, .back, .goto, .breakpoints,
    .log, .why, .state, .ledger, .marbles, .threads, .predict, .hint, .compare, .diff, .change,
    .doc,
    .advance, .live, .skip, .save, .replay, .reset, .quit,
  ]

  /// The command with this name or alias.
  static func named(_ name: String) -> Command? {
    all.first { $0.name == name || $0.aliases.contains(name) }
  }

  /// How it is typed: `:run NAME`.
  var usage: String {
    ":" + name + (argument.map { " " + $0 } ?? "")
  }
}
