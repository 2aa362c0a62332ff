import ScriptChecker
import ScriptCompiler
import ScriptLibrary
package import ScriptMachine
import ScriptSource
import ScriptTypes
package import Stage

/// A program from its text to its code, with the libraries that it may import.
package final class ScriptProgram {
  package let runtime: Runtime
  private let checker: ProgramChecker
  private let compiler: ProgramCompiler
  /// The file, and where its lines begin.
  private var file = (name: "main.swift", lineStarts: [0])

  /// - Parameter register: Adds the natives of the reactive modules and of what needs a stage.
  package init(
    _ host: Runtime.Host,
    budget: Int = 50_000_000,
    register: (inout NativeTable, Runtime) -> Void = RxLibrary.register
  ) {
    let libraries = Libraries(StandardLibrary.sources + RxLibrary.sources)
    let module = ModuleSymbol(name: "main")
    checker = ProgramChecker(module: module, libraries: libraries)
    runtime = Runtime(types: TypeRegistry(library: libraries.types), host: host, budget: budget)
    runtime.hostTypes.find = { libraries.type(named: $1, in: $0) }
    var natives = NativeTable()
    StandardNatives.register(in: &natives, runtime)
    register(&natives, runtime)
    compiler = ProgramCompiler(
      module,
      runtime: runtime,
      library: libraries.types,
      natives: natives
    )
    compiler.libraryBodies = libraries.checkedBodies(of:)
  }

  /// Checks and compiles a text.
  ///
  /// - Throws: `ScriptRefused` with all of its mistakes.
  package func compile(_ text: String, name: String) throws -> FunctionCode {
    let lineStarts =
      [0] + text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
    file = (name, lineStarts)
    let tree = TreeReader.read(text)
    var mistakes = tree.complaints.map { ScriptMistake($0.message, at: position($0.range.start)) }
    if mistakes.isEmpty {
      let checked = checker.check(tree.statements)
      mistakes = checked.messages.filter { !$0.isWarning }.map {
        ScriptMistake($0.text, at: position($0.range.start), hint: $0.hint)
      }
      compiler.fileName = name
      compiler.lineStarts = lineStarts
      if mistakes.isEmpty { return compiler.compile(checked) }
    }
    throw ScriptRefused(mistakes: mistakes)
  }

  /// What a number that compiled code carries stands for; `nil` outside the script's own text.
  package func position(ofPlace place: Int) -> SourcePosition? {
    place == 0 ? nil : position(compiler.places[place].start)
  }

  private func position(_ offset: Int) -> SourcePosition {
    let line = file.lineStarts.lastIndex { $0 <= offset } ?? 0
    return SourcePosition(
      file: file.name,
      line: line + 1,
      column: offset - file.lineStarts[line] + 1
    )
  }

  /// What an error says that ended the script.
  package func mistake(_ error: any Error) -> ScriptMistake {
    switch error {
    case let trap as ScriptTrap:
      ScriptMistake(trap.message, at: position(ofPlace: trap.place), hint: trap.hint)
    case let error as LocatedError:
      ScriptMistake("\(error.error)", at: position(ofPlace: error.place))
    case let error as ScriptError:
      ScriptMistake(
        "the error `\(error)` was thrown and nothing catches it",
        at: position(ofPlace: error.place),
        hint: "put it into `do { … } catch { … }`"
      )
    default: ScriptMistake("\(error)", at: nil)
    }
  }
}
