/// A command of the prompt, typed after a colon.
struct Command: Sendable {
  let name: String
  let aliases: [String]
  /// The name of the argument in the help; nil if the command takes none.
  let argument: String?
  /// One sentence, without its full stop.
  let summary: String
  /// Further lines for `:help` with this command's name.
  let details: [String]
  /// What Enter alone does after it.
  let onEnter: OnEnter
  /// Whether it only shows something to read, which may be paged.
  let isView: Bool
  let run: @Sendable (_ argument: String, _ session: any Session) -> Outcome

  enum Outcome {
    case reply(Reply)
    /// Entries to run.
    case replay(SavedSession)
    /// What has been entered is written to a file.
    case save(String)
    case leave
  }

  enum OnEnter: Sendable {
    /// Enter repeats the command.
    case again
    /// Enter is `:next`.
    case next
    /// Enter does what it did before the command.
    case asBefore

    /// The line about Enter in the help; nil if Enter does what it did before.
    var details: String? {
      switch self {
      case .again: "Enter repeats it."
      case .next: "Enter after it is `:next`."
      case .asBefore: nil
      }
    }
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

  /// Creates a command that works on the workspace.
  static func onWorkspace(
    _ name: String,
    _ letter: String,
    argument: String? = nil,
    summary: String,
    details: [String] = [],
    onEnter: OnEnter = .asBefore,
    isView: Bool = false,
    run: @escaping @Sendable (_ argument: String, _ workspace: Workspace) -> Reply
  ) -> Command {
    Command(
      name,
      aliases: [letter],
      argument: argument,
      summary: summary,
      details: details,
      onEnter: onEnter,
      isView: isView
    ) { [usage = argument] argument, session in
      guard let workspace = session.workspace else {
        return .reply(.failure("error: `:\(name)` is not available here"))
      }
      if usage == nil, !argument.isEmpty {
        return .reply(.failure("error: `:\(name)` takes no argument"))
      }
      return .reply(run(argument, workspace))
    }
  }

  /// How it is typed: `:run NAME`.
  var usage: String {
    ":" + name + (argument.map { " " + $0 } ?? "")
  }
}
