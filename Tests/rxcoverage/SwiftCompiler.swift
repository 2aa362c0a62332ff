import Foundation

/// Checks with swiftc that a program notes what the compiler makes of it.
struct SwiftCompiler: Sendable {
  let scratch: Scratch

  /// What the compiler says or the compiled program prints otherwise; `nil` if nothing.
  func complaint(_ program: CoverageProgram) -> String? {
    let folder: URL
    do { folder = try scratch.folder(for: program) } catch { return "\(program.name): \(error)" }
    let problem: String?
    switch program.expectation {
    case .accepted(let lines): problem = self.problem(in: folder, expecting: lines)
    case .refused(let mistakes): problem = self.problem(in: folder, expecting: mistakes)
    }
    return problem.map { "\(program.name): \($0)" }
  }

  private func problem(in folder: URL, expecting lines: [String]) -> String? {
    let executable = folder.appendingPathComponent("program").path
    let compilation = compile(folder, ["-Onone", "-lm", "-o", executable])
    guard compilation.status == 0 else {
      let errors = Self.mistakes(in: compilation.errors)
      return "does not compile: \(errors.first?.message ?? compilation.errors)"
    }
    let run = Command.run(executable, [], seconds: 60)
    if run.status != 0 { return "the compiled program fails: \(run.errors.prefix(200))" }
    if run.outputLines == lines { return nil }
    return "compiled, " + ScriptRunner.difference(between: lines, and: run.outputLines)
  }

  private func problem(
    in folder: URL,
    expecting mistakes: [CoverageProgram.Mistake]
  ) -> String? {
    // Definite initialization and missing returns are found behind the type checker.
    let compilation = compile(folder, ["-emit-sil", "-o", "/dev/null"])
    let found = Set(Self.mistakes(in: compilation.errors))
    if compilation.status != 0, !found.isEmpty, found == Set(mistakes) { return nil }
    let texts = found.sorted { $0.line < $1.line }.map { "line \($0.line): \($0.message)" }
    return "the compiler says: " + (texts.isEmpty ? "nothing" : texts.joined(separator: "; "))
  }

  private func compile(_ folder: URL, _ arguments: [String]) -> Command.Result {
    let options = [
      "-swift-version", "5", "-suppress-warnings", "-module-name", "main",
      "-diagnostic-style", "llvm",
    ]
    let main = folder.appendingPathComponent("main.swift").path
    return Command.run("swiftc", options + arguments + [main], seconds: 300)
  }

  static func mistakes(in said: String) -> [CoverageProgram.Mistake] {
    said.matches(of: /main\.swift:(\d+):\d+: error: (.*)/).map {
      CoverageProgram.Mistake(line: Int($0.1) ?? 0, message: String($0.2))
    }
  }
}

/// A temporary folder with a folder for each program.
struct Scratch: Sendable {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("rxcoverage-\(ProcessInfo.processInfo.processIdentifier)")

  /// Makes a folder with the program as `main.swift`.
  func folder(for program: CoverageProgram) throws -> URL {
    let folder = folder.appendingPathComponent(program.name.replacing("/", with: "+"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(program.text.utf8).write(to: folder.appendingPathComponent("main.swift"))
    return folder
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
