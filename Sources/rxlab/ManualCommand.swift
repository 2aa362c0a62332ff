import ArgumentParser
import Foundation

/// `rxlab manual`: the man page, for `make install`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print the man page.",
    shouldDisplay: false
  )

  func run() {
    let root = Rxlab.configuration
    // Without a date, so that the same program prints the same page.
    print(".TH RXLAB 1 \"\" \"rxlab \(root.version)\" \"User Commands\"")
    print(
      ".SH NAME\nrxlab \\- \(Self.roff(root.abstract.prefix(1).lowercased() + root.abstract.dropFirst().dropLast()))"
    )
    print(".SH SYNOPSIS\n.B rxlab\n[\\fICOMMAND\\fR] [\\fIOPTIONS\\fR]")
    print(".SH DESCRIPTION")
    block(root.discussion)
    for command in root.subcommands where command.configuration.shouldDisplay {
      let name = command.configuration.commandName ?? ""
      print(".SH \"rxlab \(name)\"".uppercased().replacing("RXLAB", with: "rxlab"))
      block(Rxlab.helpMessage(for: command, columns: 78))
    }
    print(".SH ENVIRONMENT")
    for (name, meaning) in Self.variables { print(".TP\n.B \(name)\n\(Self.roff(meaning))") }
    print(".SH FILES\n.TP\n.I $XDG_STATE_HOME/rxlab\nHistory of the prompt, and progress.")
    print(".TP\n.I ~/.editrc\nKeys of the prompt, as in\n.BR editrc (5).")
  }

  private static let variables = [
    ("RXLAB_LESSONS", "A folder of your own lessons, as with --lessons."),
    ("RXLAB_NO_INPUT", "If set, nothing is asked for at the terminal, as with --no-input."),
    ("RXLAB_NO_PAGER", "If set, long output is printed as it is, as with --no-pager."),
    ("PAGER", "What long output at a terminal is read with; less if not set."),
    (
      "RXLAB_PROGRESS_DELAY",
      "Seconds after which a run tells at the terminal how far it is and prints what it has, unpaged; 0.4 by default."
    ),
    ("RXLAB_PRIVATE", "If set, the prompt keeps nothing of what is typed."),
    ("NO_COLOR", "If set, nothing is coloured."),
    ("XDG_STATE_HOME", "Where the state is kept instead of ~/.local/state."),
  ]

  /// Text as it stands.
  private func block(_ text: String) {
    print(".nf")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      print(Self.roff(line))
    }
    print(".fi")
  }

  private static func roff(_ text: some StringProtocol) -> String {
    let text = String(text)
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .unicodeScalars.map { scalar in
        let number = String(scalar.value, radix: 16, uppercase: true)
        let padding = String(repeating: "0", count: max(0, 4 - number.count))
        return scalar.isASCII ? String(scalar) : "\\[u\(padding)\(number)]"
      }.joined()
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
