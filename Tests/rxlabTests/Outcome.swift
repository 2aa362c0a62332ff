/// How a run of the program ended, and what it wrote until then.
struct Outcome {
  /// The exit code, unless a signal ended the program.
  var code: Int32?
  var signal: Int32?
  var output: String
  var errors: String

  /// The lines of the output, the last one with or without its line break.
  var lines: [String] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }
}
