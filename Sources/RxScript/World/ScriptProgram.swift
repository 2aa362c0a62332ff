import ScriptChecker
import ScriptCompiler
import ScriptLibrary
package import ScriptMachine
package import ScriptSource
package import ScriptTypes

/// A program from its text to its code, with the libraries that it may import.
package final class ScriptProgram {
  package let runtime: Runtime
  private var checker: ProgramChecker
  private let compiler: ProgramCompiler
  private let libraries: Libraries
  /// Those of earlier files.
  private var earlier: [ProgramChecker] = []
  /// Whether something has been checked, to which the next file is an addition.
  private var isBegun = false

  /// - Parameter register: Adds the natives of the reactive modules and of what needs a stage.
  package init(
    _ host: Runtime.Host,
    budget: Int = 50_000_000,
    register: (inout NativeTable, Runtime) -> Void = RxLibrary.register
  ) {
    let libraries = Libraries(StandardLibrary.sources + RxLibrary.sources)
    self.libraries = libraries
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

  /// Stops the program and lets go of all that it was; nothing of it may be used afterwards.
  package func release() {
    runtime.stop()
    compiler.release()
    runtime.release()
    for checker in earlier + [checker] { checker.release() }
    libraries.release()
  }

  /// Checks and compiles a file, or an entry of a session, which is an addition to what has been compiled.
  ///
  /// - Throws: `ScriptRefused` with all of its mistakes; it declares nothing then.
  package func compile(_ file: SourceFile) throws -> FunctionCode {
    try check(file).code
  }

  /// Checks and compiles an entry of a session.
  ///
  /// - Returns: Its code, and the type of the value that it gives, if it does.
  package func check(_ file: SourceFile) throws -> (code: FunctionCode, result: Type?) {
    let checker = isBegun ? ProgramChecker(after: checker) : checker
    let tree = TreeReader.read(file.text)
    let checked = checker.check(tree.statements)
    let mistakes = checked.messages.filter { !$0.isWarning }
      .diagnostics(behind: tree.complaints, in: file)
    guard mistakes.isEmpty else {
      if isBegun { checker.takeBack() }
      throw ScriptRefused(mistakes: mistakes)
    }
    if isBegun { earlier.append(self.checker) }
    isBegun = true
    self.checker = checker
    return (compiler.compile(checked, in: file), checked.result?.type)
  }

  /// Has files be additions to each other from now on.
  package func begin() throws {
    compiler.isOpen = true
    _ = try compile(SourceFile(name: "", text: ""))
  }

  /// What a number that compiled code carries stands for; `nil` outside the script's own text.
  package func span(ofPlace place: Int) -> SourceSpan? { compiler.places[place] }

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
