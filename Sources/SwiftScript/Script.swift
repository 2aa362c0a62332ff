import ScriptChecker
import ScriptCompiler
import ScriptLibrary
import ScriptMachine
import ScriptSource
import ScriptTypes

/// A program in Swift that the interpreter runs by itself, with the standard library and Foundation, and without a stage.
///
/// Its code runs on the calling thread, its tasks on threads of their own, one at a time.
public final class Script {
  /// Why a program was not run, or stopped.
  public struct Failure: Error, Sendable {
    /// Whether mistakes kept it from running.
    public let wasRefused: Bool
    /// What is wrong, each with its place, as lines to print.
    public let mistakes: [String]
    /// The same without places.
    public let messages: [String]

    init(_ diagnostics: [Diagnostic], wasRefused: Bool) {
      self.wasRefused = wasRefused
      mistakes = DiagnosticPrinter().texts(of: diagnostics)
      messages = diagnostics.map(\.message)
    }
  }

  private let file: SourceFile
  private let libraries: Libraries
  /// The modules that the program imports.
  private let imports: [String]
  private let checker: ProgramChecker
  private let runtime: Runtime
  private let compiler: ProgramCompiler
  private let threads = PlainThreads()
  private let code: FunctionCode
  /// The first error that no code of the program handled.
  private var failure: (any Error)?

  /// Checks a program.
  ///
  /// - Parameters:
  ///   - name: What messages call the file.
  ///   - budget: How many statements may run; a program that runs more is stopped.
  ///   - print: Receives what the program prints, line breaks among it.
  /// - Throws: `Failure` with all mistakes.
  public init(
    _ text: String,
    name: String = "main.swift",
    budget: Int = .max,
    print: @escaping (String) -> Void
  ) throws(Failure) {
    file = SourceFile(name: name, text: text)
    let tree = TreeReader.read(text, modules: Set(StandardLibrary.sources.map(\.name)))
    let imports = tree.statements.imports.map(\.name)
    self.imports = imports
    libraries = IdleLibraries.take(StandardLibrary.sources) { imports }
    let module = ModuleSymbol(name: "main")
    checker = ProgramChecker(module: module, libraries: libraries)
    runtime = Runtime(
      types: TypeRegistry(library: libraries.types),
      host: Runtime.Host { text, _ in print(text) },
      budget: budget
    )
    runtime.hostTypes.find = { [libraries] in libraries.type(named: $1, in: $0) }
    var natives = NativeTable()
    StandardNatives.register(in: &natives, runtime)
    compiler = ProgramCompiler(
      module,
      runtime: runtime,
      library: libraries.types,
      natives: natives
    )
    compiler.libraries = libraries
    let program = checker.check(tree.statements)
    let mistakes = program.messages.filter { !$0.isWarning }
    guard tree.complaints.isEmpty, mistakes.isEmpty else {
      let refused = mistakes.diagnostics(behind: tree.complaints, in: file)
      checker.release()
      throw Failure(refused, wasRefused: true)
    }
    code = compiler.compile(program, in: file)
    threads.connect(runtime)
    runtime.host.onFailure = { [unowned self] in failure = failure ?? $0 }
  }

  deinit {
    runtime.stop()
    compiler.release()
    runtime.release()
    checker.release()
    if checker.changesLibraries {
      libraries.release()
    } else {
      IdleLibraries.keep(libraries, importing: imports)
    }
  }

  /// Runs the program until nothing is left to do, once.
  ///
  /// - Throws: `Failure` with the trap or the error that ended it.
  public func run() throws(Failure) {
    LargeStack.run(bytes: 64 << 20) {
      let machine = runtime.machine
      do {
        _ = try code.call(machine, frame: machine.top, types: .none)
      } catch {
        failure = failure ?? machine.located(error)
      }
      threads.end()
    }
    guard let failure else { return }
    throw Failure([diagnostic(for: failure)], wasRefused: false)
  }

  private func diagnostic(for error: any Error) -> Diagnostic {
    switch error {
    case let trap as ScriptTrap:
      Diagnostic(trap.message, at: compiler.places[trap.place], hint: trap.hint)
    case let error as ScriptError:
      Diagnostic("an error was thrown and nothing catches it", at: compiler.places[error.place])
    default: Diagnostic("\(error)", at: nil)
    }
  }
}
