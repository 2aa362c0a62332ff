import Foundation
import RxScript
import ScriptChecker
import ScriptCompiler
import ScriptLibrary
import ScriptMachine
import ScriptModernizer
import ScriptSource
import ScriptTypes

/// Runs files with the interpreter of typed programs.
enum ScriptRun {
  static func run(_ path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      print("\(path): can't be read")
      exit(1)
    }
    let problems = execute(text, name: path) { line in
      FileHandle.standardOutput.write(Data(line.utf8))
    }
    guard problems.isEmpty else {
      for text in DiagnosticPrinter().texts(of: problems) { print(text) }
      exit(1)
    }
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
    let problems = execute(text, name: name) { output += $0 }
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    if lines.last == "" { lines.removeLast() }
    if let problem = problems.first {
      lines.append((problem.span.map { "\($0.line): " } ?? "") + problem.message)
    }
    let end = ["<end>"]
    return zip(lines + end, wanted + end).first { $0 != $1 }.map(Difference.init)
  }

  /// - Returns: What went wrong, if anything did.
  private static func execute(
    _ text: String,
    name: String,
    _ print: @escaping (String) -> Void
  ) -> [Diagnostic] {
    let file = SourceFile(name: name, text: text)
    do {
      return try run(text, of: file, print) { $0 }
    } catch {
      // What the checker refuses may be a program of an older version.
      let today = CheckedFile.modernization(of: text)
      guard today.isChanged else { return error.mistakes }
      let mistakes = today.messages.filter { !$0.isWarning }
      guard mistakes.isEmpty else {
        return mistakes.map { $0.moved(to: today.original(of: $0.range)) }.diagnostics(in: file)
      }
      return (try? run(today.text, of: file, print, today.original)) ?? error.mistakes
    }
  }

  /// What is wrong with a program before it runs.
  private struct Refusal: Error { let mistakes: [Diagnostic] }

  /// - Parameters:
  ///   - text: The file's text, or what it is today.
  ///   - original: The place in the file of a place in the text.
  /// - Returns: What went wrong while it ran.
  private static func run(
    _ text: String,
    of file: SourceFile,
    _ print: @escaping (String) -> Void,
    _ original: (TextRange) -> TextRange
  ) throws(Refusal) -> [Diagnostic] {
    let tree = TreeReader.read(text)
    let libraries = Libraries(StandardLibrary.sources + RxLibrary.sources)
    let module = ModuleSymbol(name: "main")
    let program = ProgramChecker(module: module, libraries: libraries)
    let checked = program.check(tree.statements)
    let mistakes = checked.messages.filter { !$0.isWarning }
      .diagnostics(behind: tree.complaints, in: file)
    guard mistakes.isEmpty else { throw Refusal(mistakes: mistakes) }
    let runtime = Runtime(
      types: TypeRegistry(library: libraries.types),
      host: Runtime.Host { text, _ in print(text) }
    )
    var natives = NativeTable()
    StandardNatives.register(in: &natives, runtime)
    RxLibrary.register(in: &natives, runtime)
    runtime.hostTypes.find = { libraries.type(named: $1, in: $0) }
    let compiler = ProgramCompiler(
      module,
      runtime: runtime,
      library: libraries.types,
      natives: natives
    )
    compiler.libraryBodies = libraries.checkedBodies(of:)
    compiler.fileName = file.name
    compiler.lineStarts = file.lineStarts
    let main = compiler.compile(checked)
    let machine = runtime.machine
    // What globals hold is not released at a program's end.
    defer { runtime.stop() }
    do {
      _ = try main.call(machine, frame: machine.top, types: .none)
      return []
    } catch let trap as ScriptTrap {
      let range = compiler.places[trap.place]
      return [Diagnostic(trap.message, at: SourceSpan(original(range), in: file))]
    } catch let error as ScriptError {
      let shown = try? machine.describeForDebugging(error.value.value, error.value.type)
      return [Diagnostic("uncaught error: \(shown ?? "?")", at: nil)]
    } catch {
      return [Diagnostic("\(error)", at: nil)]
    }
  }
}
