import Foundation

/// Runs scripts in another process of this program, which is started again when a script kills it.
final class ScriptWorker: ScriptRunner {
  static let argument = "--worker"
  /// Seconds that a script may take.
  private static let patience = 60.0

  private var process: Process?
  private var input = FileHandle.nullDevice
  private var output = FileHandle.nullDevice

  /// What the other process does: a script a line, its run a line.
  static func serve() {
    while let line = readLine(), let data = line.data(using: .utf8) {
      guard let text = try? JSONDecoder().decode([String].self, from: data).first,
        let answer = try? JSONEncoder().encode(ScriptRun.run(text))
      else { return }
      FileHandle.standardOutput.write(answer + Data("\n".utf8))
    }
  }

  func run(_ text: String) -> Run {
    let process = started()
    guard let question = try? JSONEncoder().encode([text]) else { return Run() }
    let killer = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: killer)
    try? input.write(contentsOf: question + Data("\n".utf8))
    var answer = Data()
    while answer.last != 10 {
      let part = output.availableData
      if part.isEmpty { break }
      answer += part
    }
    killer.cancel()
    if let run = try? JSONDecoder().decode(Run.self, from: answer) { return run }
    stop()
    return Run(end: .stopped, message: "the interpreter itself crashed or did not end")
  }

  func stop() {
    try? input.close()
    process?.terminate()
    process?.waitUntilExit()
    process = nil
  }

  private func started() -> Process {
    if let process { return process }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [Self.argument]
    let pipes = (Pipe(), Pipe())
    process.standardInput = pipes.0
    process.standardOutput = pipes.1
    do { try process.run() } catch { fatalError("the worker can't be started: \(error)") }
    input = pipes.0.fileHandleForWriting
    output = pipes.1.fileHandleForReading
    self.process = process
    return process
  }
}
