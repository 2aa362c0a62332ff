import ScriptChecker
import ScriptCompiler
import ScriptLibrary
package import ScriptMachine
package import ScriptSource
import ScriptTypes

/// A program from its text to its code, with the libraries that it may import.
package final class ScriptProgram {
  package let runtime: Runtime
  private let checker: ProgramChecker
  private let compiler: ProgramCompiler
  private var file = SourceFile(name: "main.swift", text: "")

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

  /// Checks and compiles a file.
  ///
  /// - Throws: `ScriptRefused` with all of its mistakes.
  package func compile(_ file: SourceFile) throws -> FunctionCode {
    self.file = file
    let tree = TreeReader.read(file.text)
    let checked = checker.check(tree.statements)
    let mistakes = checked.messages.filter { !$0.isWarning }
      .diagnostics(behind: tree.complaints, in: file)
    guard mistakes.isEmpty else { throw ScriptRefused(mistakes: mistakes) }
    compiler.fileName = file.name
    compiler.lineStarts = file.lineStarts
    return compiler.compile(checked)
  }

  /// What a number that compiled code carries stands for; `nil` outside the script's own text.
  package func span(ofPlace place: Int) -> SourceSpan? {
    place == 0 ? nil : SourceSpan(compiler.places[place], in: file)
  }

  /// An error that ended the script.
  package func diagnostic(for error: any Error) -> Diagnostic {
    switch error {
    case let trap as ScriptTrap:
      Diagnostic(trap.message, at: span(ofPlace: trap.place), hint: trap.hint)
    case let error as LocatedError:
      Diagnostic("\(error.error)", at: span(ofPlace: error.place))
    case let error as ScriptError:
      Diagnostic(
        "the error `\(error)` was thrown and nothing catches it",
        at: span(ofPlace: error.place),
        hint: "put it into `do { … } catch { … }`"
      )
    default: Diagnostic("\(error)", at: nil)
    }
  }
}
