import Foundation
import LabBindings
import Rx
import ScriptMachine
import ScriptSource

/// Runs files with the interpreter of typed programs.
enum ScriptRun {
  /// As much as main has in the lab.
  private static let stackSize = 64 << 20

  static func run(_ path: String) {
    guard let text = text(of: path) else {
      FileHandle.standardError.write(Data("\(path): can't be read\n".utf8))
      exit(64)
    }
    let end = execute(text, name: path) { line in
      FileHandle.standardOutput.write(Data(line.utf8))
    }
    guard !end.problems.isEmpty else { return }
    for text in DiagnosticPrinter().texts(of: end.problems) {
      FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
    exit(end.isRefused ? 2 : 1)
  }

  private static func text(of path: String) -> String? {
    if path != "-" { return try? String(contentsOfFile: path, encoding: .utf8) }
    return String(data: FileHandle.standardInput.readDataToEndOfFile(), encoding: .utf8)
  }

  /// Compares what files print with their `// expect:` comments.
  static func expect(_ paths: [String]) {
    compare(paths) { difference($0, name: $1) }
  }

  /// Tells of each file whether it prints what it should, or where it differs first.
  static func compare(
    _ paths: [String],
    _ difference: (_ text: String, _ path: String) -> Difference?
  ) {
    var same = 0
    for path in paths {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      guard let difference = difference(text, path) else {
        same += 1
        print("ok  \(path)")
        continue
      }
      print("BAD \(path)")
      print("  got:      \(difference.got)")
      print("  expected: \(difference.expected)")
    }
    print("\(same) of \(paths.count) the same")
  }

  /// A line that a script prints otherwise than it says.
  struct Difference {
    let got: String
    let expected: String

    /// `nil` if the lines are the same.
    init?(of lines: [String], from expected: [String]) {
      let end = ["<end>"]
      guard let first = zip(lines + end, expected + end).first(where: { $0 != $1 }) else {
        return nil
      }
      (got, self.expected) = first
    }
  }

  /// The first line that differs from the text's `// expect:` comments.
  static func difference(_ text: String, name: String) -> Difference? {
    var output = ""
    let problems = execute(text, name: name) { output += $0 }.problems
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.trimmingCharacters(in: .whitespaces) == "" { lines.removeLast() }
    return difference(of: lines + problems.prefix(1).map(line), from: text)
  }

  /// The first of the lines that differs from a text's `// expect:` comments.
  static func difference(of lines: [String], from text: String) -> Difference? {
    let wanted = text.split(separator: "\n").compactMap { line -> String? in
      guard let range = line.range(of: "// expect: ") ?? line.range(of: "// expect:") else {
        return nil
      }
      return String(line[range.upperBound...]).trimmingCharacters(in: .whitespaces)
    }
    return Difference(of: lines.map { $0.trimmingCharacters(in: .whitespaces) }, from: wanted)
  }

  /// A problem with its line, as comments expect it.
  static func line(_ problem: Diagnostic) -> String {
    "\(problem.span.map { "\($0.line): " } ?? "")\(problem.message)"
  }

  /// - Parameter budget: How many statements may run.
  /// - Returns: What went wrong, if anything did.
  static func execute(
    _ text: String,
    name: String,
    budget: Int = 50_000_000,
    _ print: @escaping (String) -> Void
  ) -> (problems: [Diagnostic], isRefused: Bool) {
    LargeStack.run(bytes: stackSize) { executeHere(text, name: name, budget, print) }
  }

  private static func executeHere(
    _ text: String,
    name: String,
    _ budget: Int,
    _ print: @escaping (String) -> Void
  ) -> (problems: [Diagnostic], isRefused: Bool) {
    let file = SourceFile(name: name, text: text)
    let program = ScriptProgram(
      Runtime.Host { text, _ in print(text) },
      for: file,
      budget: budget
    )
    let threads = PlainThreads()
    threads.connect(program.runtime)
    program.runtime.memory = MemoryBudget(bytes: 1 << 30)
    var failure: (any Error)?
    program.runtime.host.onFailure = { failure = $0 }
    RxOutput.connect()
    if text.contains("Resources") { Resources.isCounting = true }
    // What globals hold is not released at a program's end.
    defer {
      program.runtime.stop()
      threads.end()
      program.release()
    }
    do {
      let main = try program.compile(file)
      let machine = program.runtime.machine
      do {
        _ = try main.call(machine, frame: machine.top, types: .none)
      } catch {
        throw failure ?? error
      }
      return ([], false)
    } catch let refused as ScriptRefused {
      return (refused.mistakes, true)
    } catch let error as ScriptError {
      let machine = program.runtime.machine
      let shown = try? machine.describeForDebugging(error.value.value, error.value.type)
      return (
        [Diagnostic("uncaught error: \(shown ?? "?")", at: program.span(ofPlace: error.place))],
        false
      )
    } catch {
      return ([program.diagnostic(for: error)], false)
    }
  }
}
