/// Something to type after a colon.
struct Command: Sendable {
  let name: String
  let aliases: [String]
  /// What the argument is called in the help, if the command takes one.
  let argument: String?
  /// A sentence without its full stop.
  let summary: String
  let run: @Sendable (_ argument: String, _ session: any Session) -> Outcome

  enum Outcome {
    case reply(Reply)
    case leave
  }

  init(
    _ name: String,
    aliases: [String] = [],
    argument: String? = nil,
    summary: String,
    run: @escaping @Sendable (_ argument: String, _ session: any Session) -> Outcome
  ) {
    self.name = name
    self.aliases = aliases
    self.argument = argument
    self.summary = summary
    self.run = run
  }

  static let all: [Command] = [.help, .lessons, .run, .quit]

  /// The command with this name or alias.
  static func named(_ name: String) -> Command? {
    all.first { $0.name == name || $0.aliases.contains(name) }
  }

  /// How it is typed: `:run NAME`.
  var usage: String {
    ":" + name + (argument.map { " " + $0 } ?? "")
  }
}
