import Foundation
import Testing

/// Tab in the person's own shell, asked for with its own keys; a shell that is not installed is left out.
@Suite struct CompletionScreenTests {
  struct Shell: CustomTestStringConvertible {
    let name: String
    let options: [String]
    /// What makes it ready; it ends with a line that prints `ready`.
    let setup: String

    var path: String { "/usr/bin/" + name }
    var testDescription: String { name }
  }

  static let shells = [
    Shell(
      name: "bash",
      options: ["--noprofile", "--norc", "-i"],
      setup: "PS1='$ '; source <(rxlab --generate-completion-script bash); echo rea''dy\r"
    ),
    Shell(
      name: "zsh",
      options: ["-f", "-i"],
      setup: "PS1='$ '; mkdir -p $HOME/functions; fpath=($HOME/functions $fpath); "
        + "rxlab --generate-completion-script zsh > $HOME/functions/_rxlab; "
        + "autoload -U compinit; compinit -u -D; echo rea''dy\r"
    ),
    Shell(
      name: "fish",
      options: ["--no-config", "-i"],
      setup: "rxlab --generate-completion-script fish | source; echo rea''dy\r"
    ),
  ].filter { FileManager.default.isExecutableFile(atPath: $0.path) }

  @Test(arguments: shells)
  func `a lesson's name, and one of the person's own`(_ shell: Shell) throws {
    let home = try TemporaryFolder()
    try home.write(Array("//: # Own\nprint(1)\n".utf8), to: "mine/10-zebra/zebra.swift")
    let folder = URL(fileURLWithPath: Program.built).deletingLastPathComponent().path
    let program = Program(
      shell.options,
      terminal: [.input, .output, .errors],
      environment: [
        "HOME": home.path, "PATH": folder + ":/usr/bin:/bin", "RXLAB_LESSONS": home.path + "/mine",
        "XDG_STATE_HOME": home.path, "LANG": "C.UTF-8",
      ],
      executable: shell.path
    )
    program.input.type(shell.setup)
    try program.see("ready\r\n")
    // What Tab completes is what is run.
    program.input.type("rxlab run --format plain zeb\t\r")
    try program.see("1\r\n")
    program.input.type("rxlab run while\t --format pl\t | tail -n 1\r")
    try program.see("--- end ---\r\n")
    program.input.type("rxlab lin\t zeb\t\r")
    try program.see("zebra ✗ ")
  }
}
