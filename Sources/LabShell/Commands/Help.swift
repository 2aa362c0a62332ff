import LessonKit
import TerminalText

extension Command {
  static let help = Command(
    "help",
    aliases: ["h", "?"],
    argument: "[COMMAND]",
    summary: "List the commands, or explain one",
    isView: true
  ) { argument, session in
    let view = session.workspace?.view() ?? ViewOptions()
    guard !argument.isEmpty else { return .reply(Reply(lines: overview(view))) }
    let name = argument.hasPrefix(":") ? String(argument.dropFirst()) : argument
    guard let command = CommandList.named(name) else { return .reply(CommandList.unknown(name)) }
    var line = "\(command.usage) – \(command.summary)."
    if !command.aliases.isEmpty {
      line += " Also " + command.aliases.map { ":" + $0 }.joined(separator: ", ") + "."
    }
    return .reply(
      Reply(
        lines: view.folded(line, indent: "  ")
          + (command.details + [command.onEnter.details].compactMap(\.self))
          .flatMap { view.folded($0) }
      )
    )
  }

  /// The gestures that the list explains; it only names the others.
  private static let commonGestures: Set = ["tap", "type", "select"]

  private static func overview(_ view: ViewOptions) -> [String] {
    let gestures = CommandList.gestures.filter { commonGestures.contains($0.name) }
    let index = CommandList.all.firstIndex { $0.name == "screen" }.map { $0 + 1 } ?? 0
    let shown = CommandList.all.prefix(index) + gestures + CommandList.all.dropFirst(index)
    let width = shown.map(\.usage.count).max() ?? 0
    // The summary is beside the command if there is room for both.
    let isNarrow = view.width < width + 34
    let indent = String(repeating: " ", count: isNarrow ? 6 : width + 4)
    let commands = shown.flatMap { command in
      let words = view.folded(indent + command.summary, indent: indent)
      if isNarrow { return ["  " + command.usage] + words }
      let usage = "  " + TextWidth.padded(command.usage, to: width + 2)
      return [usage + words[0].dropFirst(usage.count)] + words.dropFirst()
    }
    let kin = CommandList.gestures.filter { !commonGestures.contains($0.name) }
      .map { "`:\($0.name)`" }.joined(separator: ", ")
    let notes = [
      "On the screen, too: \(kin).",
      "In a lesson, Enter alone is `:next`, or repeats the last `:next`, `:step`, `:run` or `:advance`.",
      "Anything else is Swift. An incomplete entry continues on the next line.",
      "A number alone is a line of the log, `#12` an event, `s2` a subscription, `L36` a line of the code. `▶` marks the "
        + "next statement, `▷` the running one. `→` is at a source or an operator, `←` at a subscriber.",
      "Ctrl-C drops the entry or stops what runs; Ctrl-D on an empty line leaves.",
    ]
    return ["Commands:"] + commands + notes.flatMap { view.folded($0, indent: "  ") }
  }
}
