import SwiftScript

extension Command {
  static let help = Command(
    "help",
    aliases: ["h", "?"],
    argument: "[COMMAND]",
    summary: "Show the commands, or what one of them does"
  ) { argument, _ in
    guard !argument.isEmpty else { return .reply(Reply(lines: overview())) }
    let name = argument.hasPrefix(":") ? String(argument.dropFirst()) : argument
    guard let command = named(name) else { return .reply(unknown(name)) }
    var line = "\(command.usage)  \(command.summary)."
    if !command.aliases.isEmpty {
      line += " Also " + command.aliases.map { ":" + $0 }.joined(separator: ", ") + "."
    }
    return .reply(Reply(lines: [line]))
  }

  /// What to say about a command that does not exist.
  static func unknown(_ name: String) -> Reply {
    let names = all.flatMap { [$0.name] + $0.aliases }
    let advice =
      nearest(to: name, in: names).map { "did you mean `:\($0)`?" } ?? "`:help` lists the commands"
    return .failure("error: there is no command `:\(name)`; \(advice)")
  }

  private static func overview() -> [String] {
    let width = all.map(\.usage.count).max() ?? 0
    let commands = all.map { command in
      let gap = String(repeating: " ", count: width - command.usage.count + 2)
      return "  \(command.usage)\(gap)\(command.summary)"
    }
    return ["Commands:"] + commands + [
      "Anything else is Swift. An entry that is not complete goes on in the next line.",
      "Ctrl-C drops the entry or stops what runs; Ctrl-D on an empty line leaves.",
    ]
  }
}
