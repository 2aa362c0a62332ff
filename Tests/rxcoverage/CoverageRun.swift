import Foundation
import Synchronization

/// Runs every program of `Tests/Coverage` with the interpreter and compares the outcomes with `known.md`.
///
///     rxcoverage [--compiled] [--record] [PART OF A PATH …]
///
/// `--compiled` also checks with swiftc that the accepted programs print what is noted in them, and that the refused ones
/// fail with the noted message at the noted line. `--record` writes the outcomes to `known.md`. Exits with 1 if a
/// program's outcome is not the known one, or if the compiler says something else than a program notes.
@main
struct CoverageRun {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let parts = arguments.filter { !$0.hasPrefix("--") }
    let programs = Corpus.programs().filter { program in
      parts.isEmpty || parts.contains { program.name.contains($0) }
    }
    guard !programs.isEmpty else { stop("there is no such program") }
    let scratch = Scratch()
    defer { scratch.remove() }
    let complaints =
      arguments.contains("--compiled")
      ? results(of: programs, SwiftCompiler(scratch: scratch).complaint).compactMap(\.self) : []
    let interpreter = ScriptRunner.besideThisExecutable
    let findings = results(of: programs, interpreter.finding)
    print(CoverageTable(findings).text)
    let file = Corpus.folder.appendingPathComponent("known.md")
    let known: KnownOutcomes
    do { known = try KnownOutcomes(text: String(contentsOf: file, encoding: .utf8)) } catch {
      stop("known.md can't be read: \(error)")
    }
    if arguments.contains("--record") {
      guard parts.isEmpty else { stop("--record writes the outcomes of all programs") }
      do { try Data(known.recording(findings).text.utf8).write(to: file) } catch {
        stop("known.md can't be written: \(error)")
      }
    }
    let changes =
      arguments.contains("--record")
      ? [] : known.changes(in: findings, areAllPrograms: parts.isEmpty)
    for line in complaints + changes { print("FAILED  \(line)") }
    scratch.remove()
    exit(complaints.isEmpty && changes.isEmpty ? 0 : 1)
  }

  /// Calls `body` for each program and returns what it gives in the order of the programs.
  ///
  /// As many programs run at once as there are processors.
  private static func results<Result: Sendable>(
    of programs: [CoverageProgram],
    _ body: @Sendable (CoverageProgram) -> Result
  ) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: programs.count) { index in
      let result = body(programs[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { results in results.sorted { $0.key < $1.key }.map(\.value) }
  }

  private static func stop(_ complaint: String) -> Never {
    FileHandle.standardError.write(Data("\(complaint)\n".utf8))
    exit(2)
  }
}
