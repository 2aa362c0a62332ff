import ScriptChecker
import ScriptCompiler
import ScriptLibrary
package import ScriptMachine
package import ScriptModernizer
package import ScriptSource
import ScriptTypes

/// A program from its text to its code, with the libraries that it may import.
package final class ScriptProgram {
  package let runtime: Runtime
  private let libraries = Libraries(sources)
  private let natives: NativeTable
  private var compiler: ProgramCompiler?
  private var file = SourceFile(name: "main.swift", text: "")
  /// How the program is written today, if it is of an older version.
  package private(set) var modernization: Modernization?

  private static let sources = StandardLibrary.sources + RxLibrary.sources

  /// - Parameter register: Adds the natives of the reactive modules and of what needs a stage.
  package init(
    _ host: Runtime.Host,
    budget: Int = 50_000_000,
    register: (inout NativeTable, Runtime) -> Void = RxLibrary.register
  ) {
    runtime = Runtime(types: TypeRegistry(library: libraries.types), host: host, budget: budget)
    runtime.hostTypes.find = { [libraries] in libraries.type(named: $1, in: $0) }
    var natives = NativeTable()
    StandardNatives.register(in: &natives, runtime)
    register(&natives, runtime)
    self.natives = natives
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

  /// Checks and compiles a file; one of an older version as it is written today.
  ///
  /// - Throws: `ScriptRefused` with all of its mistakes.
  package func compile(_ file: SourceFile) throws -> FunctionCode {
    self.file = file
    do {
      return try compileText(of: file)
    } catch {
      let today = Self.modernization(of: file.text)
      guard today.isChanged else {
        throw ScriptRefused(
          mistakes: error.mistakes.diagnostics(behind: error.complaints, in: file)
        )
      }
      modernization = today
      do {
        return try compileText(of: SourceFile(name: file.name, text: today.text))
      } catch {
        let mistakes = (error.complaints + error.mistakes).map { $0.moved(to: today.original(of: $0.range)) }
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

  private func compileText(of file: SourceFile) throws(Refusal) -> FunctionCode {
    let tree = TreeReader.read(file.text)
    let module = ModuleSymbol(name: "main")
    let checked = ProgramChecker(module: module, libraries: libraries).check(tree.statements)
    let mistakes = checked.messages.filter { !$0.isWarning }
    guard tree.complaints.isEmpty, mistakes.isEmpty else {
      throw Refusal(complaints: tree.complaints, mistakes: mistakes)
    }
    let compiler = ProgramCompiler(
      module,
      runtime: runtime,
      library: libraries.types,
      natives: natives
    )
    self.compiler = compiler
    compiler.libraryBodies = libraries.checkedBodies(of:)
    compiler.fileName = file.name
    compiler.lineStarts = file.lineStarts
    return compiler.compile(checked)
  }

  /// What a number that compiled code carries stands for; `nil` outside the script's own text.
  package func span(ofPlace place: Int) -> SourceSpan? {
    guard place != 0, let range = compiler?.places[place] else { return nil }
    return SourceSpan(modernization?.original(of: range) ?? range, in: file)
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
