import Foundation
import RxScript
import ScriptChecker
import ScriptCompiler
import ScriptLibrary
import ScriptMachine
import ScriptSource
import ScriptTypes

/// Runs files with the interpreter of typed programs.
enum ScriptRun {
  static func run(_ path: String) {
    guard let text = text(of: path) else {
      FileHandle.standardError.write(Data("\(path): can't be read\n".utf8))
      exit(64)
    }
    let problem = execute(text, name: path) { line in
      FileHandle.standardOutput.write(Data(line.utf8))
    }
    guard let problem else { return }
    FileHandle.standardError.write(Data("\(problem.text)\n".utf8))
    exit(problem.isRefusal ? 2 : 1)
  }

  private static func text(of path: String) -> String? {
    if path != "-" { return try? String(contentsOfFile: path, encoding: .utf8) }
    return String(data: FileHandle.standardInput.readDataToEndOfFile(), encoding: .utf8)
  }

  /// Why a script ended before its end.
  struct Problem {
    let text: String
    /// Whether it was found before the script ran.
    var isRefusal = false
  }

  /// Compares what files print with their `// expect:` comments.
  static func expect(_ paths: [String]) {
    var same = 0
    for path in paths {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      guard let difference = difference(text, name: path) else {
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
  }

  /// The first line that differs from the text's `// expect:` comments.
  static func difference(_ text: String, name: String) -> Difference? {
    let wanted = text.split(separator: "\n").compactMap { line -> String? in
      guard let range = line.range(of: "// expect: ") ?? line.range(of: "// expect:") else {
        return nil
      }
      return String(line[range.upperBound...]).trimmingCharacters(in: .whitespaces)
    }
    var output = ""
    let problem = execute(text, name: name) { output += $0 }
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    if lines.last == "" { lines.removeLast() }
    if let problem { lines.append(problem.text) }
    let end = ["<end>"]
    return zip(lines + end, wanted + end).first { $0 != $1 }.map(Difference.init)
  }

  /// - Returns: What went wrong, if anything did.
  private static func execute(
    _ text: String,
    name: String,
    _ print: @escaping (String) -> Void
  ) -> Problem? {
    let tree = TreeReader.read(text)
    if let complaint = tree.complaints.first {
      return Problem(
        text: "\(place(complaint.range.start, in: text)): \(complaint.message)",
        isRefusal: true
      )
    }
    let libraries = Libraries(StandardLibrary.sources + RxLibrary.sources)
    let program = ProgramChecker(module: ModuleSymbol(name: "main"), libraries: libraries)
    let checked = program.check(tree.statements)
    if let mistake = checked.messages.first(where: { !$0.isWarning }) {
      return Problem(
        text: "\(place(mistake.range.start, in: text)): \(mistake.text)",
        isRefusal: true
      )
    }
    let runtime = Runtime(
      types: TypeRegistry(library: libraries.types),
      host: Runtime.Host { text, _ in print(text) }
    )
    var natives = NativeTable()
    StandardNatives.register(in: &natives, runtime)
    RxLibrary.register(in: &natives, runtime)
    runtime.hostTypes.find = { libraries.type(named: $1, in: $0) }
    let compiler = ProgramCompiler(runtime: runtime, library: libraries.types, natives: natives)
    compiler.libraryBodies = libraries.checkedBodies(of:)
    compiler.fileName = name
    compiler.lineStarts =
      [0] + text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
    let main = compiler.compile(checked)
    let machine = runtime.machine
    // What globals hold is not released at a program's end.
    defer { runtime.stop() }
    do {
      _ = try main.call(machine, frame: machine.top, types: .none)
      return nil
    } catch let trap as ScriptTrap {
      let range = compiler.places[trap.place]
      return Problem(text: "\(place(range.start, in: text)): \(trap.message)")
    } catch let error as ScriptError {
      let shown = try? machine.describeForDebugging(error.value.value, error.value.type)
      return Problem(text: "uncaught error: \(shown ?? "?")")
    } catch {
      return Problem(text: "\(error)")
    }
  }

  private static func place(_ offset: Int, in text: String) -> String {
    let before = text.utf8.prefix(offset)
    return "\(before.count { $0 == UInt8(ascii: "\n") } + 1)"
  }
}
