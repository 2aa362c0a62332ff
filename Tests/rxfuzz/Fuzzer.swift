import Foundation
import Synchronization

/// Runs broken lessons and scripts through the program, each in a process of its own, and keeps what does not end well.
///
///     rxfuzz SECONDS [SEED] [PROGRAM]
///
/// A run ends well if it says something and exits, within its time and memory. Exits with 1 if one did not.
@main
struct Fuzzer {
  /// Seconds of the processor that a mutant may take, so that a busy machine accuses nobody; seconds after which one
  /// that only waits has hung; and kilobytes of address space that it may have.
  private static let work = 120
  private static let patience = 600.0
  private static let memory = 6_000_000

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 1, let seconds = Double(arguments[1]) else {
      FileHandle.standardError.write(Data("usage: rxfuzz SECONDS [SEED] [PROGRAM]\n".utf8))
      exit(64)
    }
    let seed = arguments.count > 2 ? UInt64(arguments[2]) ?? 1 : 1
    let beside = URL(fileURLWithPath: arguments[0]).deletingLastPathComponent()
    let program =
      arguments.count > 3 ? arguments[3] : beside.appendingPathComponent("rxlab").path
    let scripts = texts()
    guard !scripts.isEmpty else {
      FileHandle.standardError.write(Data("there are no scripts to break\n".utf8))
      exit(2)
    }
    signal(SIGPIPE, SIG_IGN)
    let end = Date(timeIntervalSinceNow: seconds)
    let counts = Mutex((runs: 0, bad: 0))
    DispatchQueue.concurrentPerform(iterations: ProcessInfo.processInfo.activeProcessorCount) {
      worker in
      var mutator = Mutator(seed: seed &* 1_000 &+ UInt64(worker), scripts: scripts)
      while Date() < end {
        let mutant = mutator.mutant()
        let complaint = run(mutant, program)
        counts.withLock { $0.runs += 1 }
        guard let complaint else { continue }
        let number = counts.withLock { counts in
          counts.bad += 1
          return counts.bad
        }
        let place = FileManager.default.temporaryDirectory
          .appendingPathComponent("rxfuzz-\(seed)-\(number).swift")
        try? Data(mutant.utf8).write(to: place)
        print("\(complaint): \(place.path)")
      }
    }
    let (runs, bad) = counts.withLock { $0 }
    print("\(runs) mutants, \(bad) of them did not end well.")
    exit(bad == 0 && runs > 0 ? 0 : 1)
  }

  /// Every lesson and every script of the tests.
  private static func texts() -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["Lessons", "Tests/LabBindingsTests/Scripts", "Tests/SwiftScriptTests/Scripts"]
      .flatMap { folder in
        let files = FileManager.default.enumerator(
          at: root.appendingPathComponent(folder),
          includingPropertiesForKeys: nil
        )
        return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
          .sorted { $0.path < $1.path }
      }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  /// What went wrong with a run; `nil` if it ended well.
  private static func run(_ mutant: String, _ program: String) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -v \(memory); ulimit -t \(work); exec \"$0\" run - --limit 5s", program,
    ]
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let isOver = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in isOver.signal() }
    do { try process.run() } catch { return "the program can't be started" }
    // A program that ends without reading is judged by how it ended.
    try? input.fileHandleForWriting.write(contentsOf: Data(mutant.utf8))
    try? input.fileHandleForWriting.close()
    guard isOver.wait(timeout: .now() + patience) == .success else {
      kill(process.processIdentifier, SIGKILL)
      return "it did not end in \(Int(patience)) s"
    }
    if process.terminationReason == .uncaughtSignal {
      if [SIGXCPU, SIGKILL].contains(process.terminationStatus) {
        return "it did not end in \(work) s of the processor"
      }
      return "it ended by signal \(process.terminationStatus)"
    }
    return [0, 2].contains(process.terminationStatus)
      ? nil : "it ended with \(process.terminationStatus)"
  }
}
