import ScriptChecker
import ScriptCompiler
import ScriptLibrary
package import ScriptMachine
package import ScriptModernizer
package import ScriptSource
package import ScriptTypes

/// A program from its text to its code, with the libraries that it may import.
package final class ScriptProgram {
  package let runtime: Runtime
  private var checker: ProgramChecker
  /// Made when the first file has been checked.
  private var compiler: ProgramCompiler?
  private let libraries = Libraries(sources)
  private let natives: NativeTable
  /// Those of earlier files.
  private var earlier: [ProgramChecker] = []
  /// Whether something has been checked, to which the next file is an addition.
  private var isBegun = false
  /// The files that are of an older version, and how they are written today.
  private var modernized: [(today: SourceFile, file: SourceFile, Modernization)] = []

  private static let sources = StandardLibrary.sources + RxLibrary.sources

  /// - Parameter register: Adds the natives of the reactive modules and of what needs a stage.
  package init(
    _ host: Runtime.Host,
    budget: Int = 50_000_000,
    register: (inout NativeTable, Runtime) -> Void = RxLibrary.register
  ) {
    checker = ProgramChecker(module: ModuleSymbol(name: "main"), libraries: libraries)
    runtime = Runtime(types: TypeRegistry(library: libraries.types), host: host, budget: budget)
    runtime.hostTypes.find = { [libraries] in libraries.type(named: $1, in: $0) }
    var natives = NativeTable()
    StandardNatives.register(in: &natives, runtime)
    register(&natives, runtime)
    self.natives = natives
  }

  /// Stops the program and lets go of all that it was; nothing of it may be used afterwards.
  package func release() {
    runtime.stop()
    compiler?.release()
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
    do {
      return try checkText(of: file)
    } catch {
      let today = Self.modernization(of: file.text)
      guard !isBegun, today.isChanged else {
        throw ScriptRefused(
          mistakes: error.mistakes.diagnostics(behind: error.complaints, in: file)
        )
      }
      let todaysFile = SourceFile(name: file.name, text: today.text)
      modernized.append((todaysFile, file, today))
      do {
        return try checkText(of: todaysFile)
      } catch {
        let mistakes = (error.complaints + error.mistakes).map {
          $0.moved(to: today.original(of: $0.range))
        }
        throw ScriptRefused(mistakes: mistakes.diagnostics(in: file))
      }
    }
  }

  /// What is wrong with a text, with places in it.
  private struct Refusal: Error {
    /// What the parser says.
    let complaints: [Message]
    /// What the checker says.
    let mistakes: [Message]
  }

  private func checkText(
    of file: SourceFile
  ) throws(Refusal) -> (code: FunctionCode, result: Type?) {
    let checker = isBegun ? ProgramChecker(after: checker) : checker
    let tree = TreeReader.read(file.text)
    let checked = checker.check(tree.statements)
    let mistakes = checked.messages.filter { !$0.isWarning }
    guard tree.complaints.isEmpty, mistakes.isEmpty else {
      if isBegun { checker.takeBack() } else { startAgain() }
      throw Refusal(complaints: tree.complaints, mistakes: mistakes)
    }
    if isBegun { earlier.append(self.checker) }
    isBegun = true
    self.checker = checker
    return (makeCompiler().compile(checked, in: file), checked.result?.type)
  }

  /// Forgets what a file with mistakes has declared.
  private func startAgain() {
    checker.release()
    checker = ProgramChecker(module: ModuleSymbol(name: "main"), libraries: libraries)
  }

  private func makeCompiler() -> ProgramCompiler {
    if let compiler { return compiler }
    let made = ProgramCompiler(
      checker.module,
      runtime: runtime,
      library: libraries.types,
      natives: natives
    )
    made.libraryBodies = libraries.checkedBodies(of:)
    compiler = made
    return made
  }

  /// A text as it is written today.
  package static func modernization(of text: String) -> Modernization {
    Modernization(text) { text, version in
      let tree = TreeReader.read(text)
      let checker = ProgramChecker(
        module: ModuleSymbol(name: "main"),
        libraries: Libraries(sources),
        version: version
      )
      return tree.complaints + checker.check(tree.statements).messages
    }
  }

  /// Has files be additions to each other from now on.
  package func begin() throws {
    makeCompiler().isOpen = true
    _ = try compile(SourceFile(name: "", text: ""))
  }

  /// What a number that compiled code carries stands for; `nil` outside the script's own text.
  package func span(ofPlace place: Int) -> SourceSpan? {
    guard let span = compiler?.places[place] else { return nil }
    guard let (_, file, today) = modernized.first(where: { $0.today === span.file }) else {
      return span
    }
    return SourceSpan(today.original(of: span.range), in: file)
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
