package import LessonKit
import SwiftScript
import Synchronization

/// The session that the program offers: a lab's world, and the lessons beside it.
package final class LessonSession: Session {
  private let world = LabSession()
  private let catalog: LessonCatalog?
  private let running = Running()

  /// Makes a session; without a catalogue it has no lessons.
  package init(catalog: LessonCatalog?) { self.catalog = catalog }

  package var interrupt: @Sendable () -> Void {
    let running = running
    return { running.stop() }
  }

  package func evaluate(_ entry: String) -> Reply {
    let reply = running.during(world.interrupt) { world.evaluate(entry) }
    return Reply(lines: reply.output, errors: reply.errors, isFailure: !reply.errors.isEmpty)
  }

  package func isIncomplete(_ entry: String) -> Bool { world.isIncomplete(entry) }

  package func lessons() -> [(name: String, title: String)] {
    (catalog?.lessons ?? []).map { ($0.name, $0.title) }
  }

  package func run(lesson name: String) -> Reply {
    guard let lesson = catalog?[name] else { return .failure("there is no lesson `\(name)`") }
    let lines = Mutex<[String]>([])
    let run = ScriptRun(lesson.file, options: ScriptRun.Options()) { line in
      lines.withLock { $0.append(line) }
    }
    let report = running.during(run.interrupt) { run.run() }
    return Reply(
      lines: lines.withLock { $0 },
      errors: report.mistakes,
      isFailure: !report.mistakes.isEmpty
    )
  }
}

/// What Ctrl-C stops: whatever runs at that moment.
private final class Running: Sendable {
  /// Stops what runs.
  ///
  /// Safe on any thread, as `ScriptRun.interrupt` and `LabSession.interrupt` are.
  private struct Interrupt: @unchecked Sendable {
    let stop: () -> Void
  }

  private let current = Mutex<Interrupt?>(nil)

  func during<Result>(_ stop: @escaping () -> Void, _ body: () -> Result) -> Result {
    current.withLock { [interrupt = Interrupt(stop: stop)] in $0 = interrupt }
    defer { current.withLock { $0 = nil } }
    return body()
  }

  func stop() { current.withLock { $0 }?.stop() }
}
