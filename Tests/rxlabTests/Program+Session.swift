extension Program {
  /// What a terminal gets when the next line is being edited.
  ///
  /// Keys pressed between two lines would meet the terminal's own line editing.
  static let prompt = "\u{1B}[?2004h"

  /// A loop that the limit of statements does not end for minutes: what each of its statements does takes long.
  static let endlessLoop = "while true { _ = Array(repeating: 0, count: 10_000) }"

  /// Starts a session at a terminal without colours, so that the screen reads as the words do, and waits for its prompt.
  ///
  /// - Parameter state: The home folder, and the folder where a session keeps what is to stay.
  static func session(
    _ arguments: [String],
    state: TemporaryFolder,
    environment: [String: String] = [:],
    executable: String = Program.built
  ) throws -> Program {
    let own = [
      "XDG_STATE_HOME": state.path, "HOME": state.path, "NO_COLOR": "1", "RXLAB_NO_PAGER": "1",
    ]
    let program = Program(
      arguments,
      terminal: [.input, .output, .errors],
      environment: own.merging(environment) { $1 },
      executable: executable
    )
    try program.see(prompt)
    return program
  }

  /// Types each line, and waits for what it must bring, and for the next prompt.
  func drive(_ rows: [(typed: String, seen: [String])]) throws {
    for row in rows {
      input.type(row.typed + "\r")
      for text in row.seen { try see(text) }
      try see(Self.prompt)
    }
  }

  /// Types keys, and waits for what they bring.
  func press(_ keys: String, seeing texts: String...) throws {
    input.type(keys)
    for text in texts { try see(text) }
  }

  /// Leaves with Ctrl-D, and returns how the session ended.
  func leave() throws -> Outcome {
    input.type("\u{4}")
    return try waitForEnd()
  }
}
