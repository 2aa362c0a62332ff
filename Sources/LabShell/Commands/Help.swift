import LessonKit
import SwiftScript

extension Command {
  static let help = Command(
    "help",
    aliases: ["h", "?"],
    argument: "[COMMAND]",
    summary: "Show the commands, or what one of them does",
    isView: true
  ) { argument, session in
    let view = session.bench?.view() ?? ViewOptions()
    guard !argument.isEmpty else { return .reply(Reply(lines: overview(view))) }
    let name = argument.hasPrefix(":") ? String(argument.dropFirst()) : argument
    guard let command = named(name) else { return .reply(unknown(name)) }
    var line = "\(command.usage) – \(command.summary)."
    if !command.aliases.isEmpty {
      line += " Also " + command.aliases.map { ":" + $0 }.joined(separator: ", ") + "."
    }
    return .reply(
      Reply(lines: view.folded(line, indent: "  ") + command.details.flatMap { view.folded($0) })
    )
  }

  /// What to say about a command that does not exist.
  static func unknown(_ name: String) -> Reply {
    let names = all.flatMap { [$0.name] + $0.aliases }
    let advice =
      nearest(to: name, in: names).map { "did you mean `:\($0)`?" } ?? "`:help` lists the commands"
    return .failure("error: there is no command `:\(name)`; \(advice)")
  }

  private static func overview(_ view: ViewOptions) -> [String] {
    let width = all.map(\.usage.count).max() ?? 0
    // Beside each other where there is room for both.
    let isNarrow = view.width < width + 34
    let indent = String(repeating: " ", count: isNarrow ? 6 : width + 4)
    let commands = all.flatMap { command in
      let words = view.folded(indent + command.summary, indent: indent)
      if isNarrow { return ["  " + command.usage] + words }
      let usage = "  " + command.usage.padded(to: width + 2)
      return [usage + words[0].dropFirst(usage.count)] + words.dropFirst()
    }
    let notes = [
      "Enter alone is `:next` in a lesson, or the last `:next`, `:step`, `:run` or `:advance` again.",
      "Anything else is Swift. An entry that is not complete goes on in the next line.",
      "`#12` is an event, `s2` a subscription, `L36` a line of the code, a number alone a line of `:log`; `▶` stands "
        + "before the statement that is next, `▷` before the one that runs; `→` is at a source or an operator, `←` at a "
        + "subscriber.",
      "Ctrl-C drops the entry or stops what runs; Ctrl-D on an empty line leaves.",
    ]
    return ["Commands:"] + commands + notes.flatMap { view.folded($0, indent: "  ") }
  }
}
