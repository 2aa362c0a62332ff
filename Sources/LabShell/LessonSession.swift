package import LessonKit
import ScriptSource
import Synchronization

/// The program's session: the lessons, and what is typed at the prompt.
package final class LessonSession: Session {
  private let owned: Workspace

  package init(workspace: Workspace) { owned = workspace }

  /// Creates a session; without a catalogue it has no lessons.
  package convenience init(catalog: LessonCatalog?) {
    self.init(workspace: Workspace(catalog: catalog))
  }

  package var workspace: Workspace? { owned }

  package var prompt: String { owned.inTurn { owned.prompt } }

  package var interrupt: @Sendable () -> Void {
    let activeRuns = owned.activeRuns
    return { activeRuns.stop() }
  }

  package func evaluate(_ entry: String) -> Reply { owned.evaluate(entry) }

  package func isIncomplete(_ entry: String) -> Bool { Completeness.isIncomplete(entry) }

  package var lessonNames: [String] { owned.lessonNames }

  package func run(lesson name: String) -> Reply {
    guard let lesson = owned.catalog?[name] else {
      return Reply.unknown(name, among: lessonNames)
    }
    let lines = Mutex<[String]>([])
    let run = ScriptRun(owned.program(of: lesson), options: owned.options) { line in
      lines.withLock { $0.append(line) }
    }
    let report = owned.activeRuns.during(ActiveRuns.Run(run)) { run.run() }
    if report.mistakes.isEmpty, !report.wasInterrupted { owned.noteDone(lesson) }
    var reply = Reply(
      lines: lines.withLock { $0 },
      errors: report.mistakes + (report.reachedLimit.map { [StopMessage.limit($0)] } ?? []),
      isFailure: !report.mistakes.isEmpty
    )
    reply.isPrinted = true
    return reply
  }
}
