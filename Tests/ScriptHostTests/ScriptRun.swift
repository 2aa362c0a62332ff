import LabBindings
import Rx
import ScriptChecker
import ScriptCompiler
import ScriptLibrary
import ScriptMachine
import ScriptSource
import ScriptTypes

/// Runs a script with the tests' host types.
struct ScriptRun {
  private(set) var lines: [String] = []

  init(_ text: String) {
    let output = Output()
    _ = Self.connection
    Self.$current.withValue(output) {
      if let problem = Self.execute("import Works\n" + text, output) { output.text += problem }
    }
    lines = output.text.split(separator: "\n").map(String.init)
  }

  /// Used on one thread.
  private final class Output: @unchecked Sendable {
    var text = ""
  }

  @TaskLocal private static var current: Output?

  /// Leads what the library itself prints to the run on whose thread it does.
  private static let connection: Void = {
    let leading: (@escaping Diagnostics.Receiver<String>) -> Diagnostics.Receiver<String> = {
      others in
      { line in
        if let current { current.text += line + "\n" } else { others(line) }
      }
    }
    Diagnostics.interceptWrite(leading)
    Diagnostics.interceptWriteDated(leading)
  }()

  /// - Returns: What went wrong, if anything did.
  private static func execute(_ text: String, _ output: Output) -> String? {
    let tree = TreeReader.read(text)
    if let complaint = tree.complaints.first { return "syntax: \(complaint.text)" }
    let libraries = Libraries(
      StandardLibrary.sources + RxLibrary.sources + HostModules.sources
    )
    let module = ModuleSymbol(name: "main")
    let program = ProgramChecker(module: module, libraries: libraries)
    let checked = program.check(tree.statements)
    if let mistake = checked.messages.first(where: { !$0.isWarning }) {
      return "refused: \(mistake.text)"
    }
    let runtime = Runtime(
      types: TypeRegistry(library: libraries.types),
      host: Runtime.Host { text, _ in output.text += text }
    )
    runtime.hostTypes.find = { libraries.type(named: $1, in: $0) }
    runtime.host.onFailure = { output.text += "failed: \(describe($0, runtime))\n" }
    WorkHost.log = { output.text += $0 + "\n" }
    var natives = NativeTable()
    StandardNatives.register(in: &natives, runtime)
    RxLibrary.register(in: &natives, runtime)
    HostModules.register(in: &natives, runtime)
    let compiler = ProgramCompiler(
      module,
      runtime: runtime,
      library: libraries.types,
      natives: natives
    )
    compiler.libraries = libraries
    let main = compiler.compile(checked, in: SourceFile(name: "main.swift", text: text))
    defer { Runtime.releaseMachine() }
    do {
      _ = try main.call(runtime.machine, frame: runtime.machine.top, types: .none)
      return withExtendedLifetime(compiler) { nil }
    } catch {
      return describe(error, runtime)
    }
  }

  private static func describe(_ error: any Error, _ runtime: Runtime) -> String {
    switch error {
    case let trap as ScriptTrap: "trap: \(trap.message)"
    case let error as ScriptError:
      "uncaught: \((try? runtime.machine.describe(error.value.value, error.value.type)) ?? "?")"
    case is ScriptStopped: "stopped"
    default: "\(error)"
    }
  }
}
