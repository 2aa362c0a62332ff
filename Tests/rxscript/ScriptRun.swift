import Foundation
import ScriptChecker
import ScriptCompiler
import ScriptLibrary
import ScriptMachine
import ScriptSource
import ScriptTypes

/// Runs files with the new interpreter.
enum ScriptRun {
  static func run(_ path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      print("\(path): can't be read")
      exit(1)
    }
    let problem = execute(text, name: path) { line in
      FileHandle.standardOutput.write(Data(line.utf8))
    }
    if let problem {
      print(problem)
      exit(1)
    }
  }

  /// Compares what files print with their `// expect:` comments.
  static func expect(_ paths: [String]) {
    var same = 0
    for path in paths {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      let wanted = text.split(separator: "\n").compactMap { line -> String? in
        guard let range = line.range(of: "// expect: ") ?? line.range(of: "// expect:") else {
          return nil
        }
        return String(line[range.upperBound...])
      }
      var output = ""
      let problem = execute(text, name: path) { output += $0 }
      var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      if let problem { lines.append(problem) }
      let isSame =
        lines.map { $0.trimmingCharacters(in: .whitespaces) }
        == wanted.map { $0.trimmingCharacters(in: .whitespaces) }
      if isSame { same += 1 }
      print("\(isSame ? "ok " : "BAD") \(path)")
      guard !isSame else { continue }
      let difference = zip(lines + ["<end>"], wanted + ["<end>"]).first { $0 != $1 }
      if let (got, expected) = difference {
        print("  got:      \(got)")
        print("  expected: \(expected)")
      }
    }
    print("\(same) of \(paths.count) the same")
  }

  /// - Returns: What went wrong, if anything did.
  private static func execute(
    _ text: String,
    name: String,
    _ print: @escaping (String) -> Void
  ) -> String? {
    let tree = TreeReader.read(text)
    if let complaint = tree.complaints.first {
      return "\(place(complaint.range.start, in: text)): \(complaint.message)"
    }
    let libraries = Libraries(StandardLibrary.sources)
    let program = ProgramChecker(module: ModuleSymbol(name: "main"), libraries: libraries)
    let checked = program.check(tree.statements)
    if let mistake = checked.messages.first(where: { !$0.isWarning }) {
      return "\(place(mistake.range.start, in: text)): \(mistake.text)"
    }
    let runtime = Runtime(
      types: TypeRegistry(library: libraries.types),
      host: Runtime.Host { text, _ in print(text) }
    )
    var natives = NativeTable()
    StandardNatives.register(in: &natives, runtime)
    let compiler = ProgramCompiler(runtime: runtime, library: libraries.types, natives: natives)
    compiler.libraryBodies = libraries.checkedBodies(of:)
    compiler.fileName = name
    compiler.lineStarts =
      [0] + text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
    let main = compiler.compile(checked)
    let machine = runtime.machine
    do {
      _ = try main.call(machine, frame: machine.top, types: .none)
      return nil
    } catch let trap as ScriptTrap {
      let range = compiler.places[trap.place]
      return "\(place(range.start, in: text)): \(trap.message)"
    } catch let error as ScriptError {
      let shown = try? machine.describeForDebugging(error.value.value, error.value.type)
      return "uncaught error: \(shown ?? "?")"
    } catch {
      return "\(error)"
    }
  }

  private static func place(_ offset: Int, in text: String) -> String {
    let before = text.utf8.prefix(offset)
    return "\(before.count { $0 == UInt8(ascii: "\n") } + 1)"
  }
}
