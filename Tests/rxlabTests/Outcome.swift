/// How a run of the program ended, and what it wrote until then.
struct Outcome {
  /// The exit code, unless a signal ended the program.
  var code: Int32?
  var signal: Int32?
  var output: String
  var errors: String

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
}
