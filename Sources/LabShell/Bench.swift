import LabBindings
package import LessonKit
import Stage
package import SwiftScript

/// What the commands work on: the world of the entries, and the lesson that is open.
package final class Bench {
  let catalog: LessonCatalog?
  let running = Running()
  let view: () -> ViewOptions
  private(set) var world = LabSession()
  /// The lesson that is open.
  private(set) var player: LessonPlayer?
  /// The open lesson as the catalogue has it; nil for a script of the learner's own.
  private(set) var lesson: Lesson?
  /// The entries so far, for `:save`.
  private(set) var transcript: [String] = []
  /// How many hints of each section have been given.
  var hints: [Int: Int] = [:]
  /// Shows text while a line is being typed.
  var announce: @Sendable (String) -> Void = { _ in }

  private let progressFile: ProgressFile?
  private var shownSection: Int?

  /// Makes a bench with nothing on it.
  ///
  /// - Parameters:
  ///   - progressFile: Where it is noted how far the learner has come.
  ///   - view: What drawings have to know of the window, asked each time.
  package init(
    catalog: LessonCatalog?,
    progressFile: ProgressFile? = nil,
    view: @escaping () -> ViewOptions = { ViewOptions() }
  ) {
    self.catalog = catalog
    self.progressFile = progressFile
    self.view = view
  }

  var progress: CourseProgress { progressFile?.load() ?? CourseProgress() }

  var prompt: String {
    guard let player else { return world.isLive ? "live> " : "rx> " }
    let name = lesson?.name ?? player.file.name
    return "\(name) \(player.section + 1)/\(player.sections.count) \(player.time)> "
  }

  /// What the views show: the open lesson up to where it stands, or what the entries did.
  var story: Story { player?.story ?? Story(world.records) }

  // MARK: Lessons

  /// Opens a lesson or a script.
  ///
  /// - Returns: The words to begin with.
  package func open(_ file: SourceFile, lesson: Lesson? = nil) -> Reply {
    let player = LessonPlayer(file)
    self.player = player
    self.lesson = lesson
    hints = [:]
    shownSection = nil
    var lines: [String] = []
    if let entry = lesson.flatMap({ progress.lessons[$0.name] }), !entry.isDone, entry.section > 1 {
      lines.append(
        "You were in step \(entry.section) of \(entry.sections): `:goto \(entry.section)` goes there."
      )
    }
    return Reply(lines: lines + show(0) + ["Enter goes on; `:help` lists what else there is."])
  }

  func noteDone(_ lesson: Lesson) {
    let count = LessonSection.sections(of: lesson.file.text).count
    progressFile?.update { $0.finish(lesson.name, sections: count) }
  }

  func skip(_ lesson: Lesson) {
    let count = LessonSection.sections(of: lesson.file.text).count
    progressFile?.update { $0.skip(lesson.name, sections: count) }
  }

  /// Starts anew: an empty world, and the open lesson at its beginning.
  func reset() {
    world.stopLive()
    world = LabSession()
    player?.breakpoints = []
    player?.rewind()
    shownSection = nil
  }

  func note(_ entry: String) { transcript.append(entry) }

  // MARK: Swift

  /// Runs what was typed: in the open lesson where it stands, else in the prompt's own world.
  func evaluate(_ entry: String) -> Reply {
    let reply: EntryReply
    if let player {
      reply = running.during(player.interrupt) { player.evaluate(entry) }
    } else {
      reply = running.during(world.interrupt) { [world] in world.evaluate(entry) }
    }
    return Reply(lines: reply.output, errors: reply.errors, isFailure: !reply.errors.isEmpty)
  }

  /// The names with which a half-typed line can go on.
  func completions(of line: String) -> NameCompletion? {
    player?.completions(of: line) ?? world.completions(of: line)
  }

  // MARK: Moving

  /// Moves the open lesson, and tells what happened on the way.
  func move(_ detail: StepReport.Detail, _ body: (LessonPlayer) -> LessonPlayer.Progress) -> Reply {
    guard let player else { return Self.nothingOpen }
    let progress = running.during(player.interrupt) { body(player) }
    return tell(progress, detail)
  }

  /// What to say after a move.
  func tell(_ progress: LessonPlayer.Progress, _ detail: StepReport.Detail) -> Reply {
    guard let player else { return Self.nothingOpen }
    var reply = Reply()
    reply.lines = StepReport(player.story, detail).lines(of: progress.records)
    switch progress.stop {
    case .goal: break
    case .breakpoint(let title): reply.lines.append("stopped: \(title)")
    case .interrupted: reply.errors.append("interrupted; Enter goes on")
    case .end(let mistakes):
      reply.errors += mistakes
      reply.isFailure = !mistakes.isEmpty
      if mistakes.isEmpty { reply.lines += ending() }
    }
    reply.lines += arrival()
    return reply
  }

  /// The section that has been come to, if it is not on the screen yet, and the statement that is next.
  func arrival() -> [String] {
    guard let player else { return [] }
    if let lesson {
      progressFile?.update {
        $0.reach(player.section + 1, of: player.sections.count, in: lesson.name)
      }
    }
    let section = player.section == shownSection ? [] : [""] + show(player.section)
    return section + nextStatement()
  }

  private func nextStatement() -> [String] {
    guard let player, let step = player.statement else { return [] }
    if step.role == .end {
      return ["▶ The last line has run; what it set in motion goes on: Enter, `:step` or `:run`"]
    }
    return ["▶ \(step.place.line)  " + player.file.textOfLine(step.place.line).trimmingSpaces]
  }

  private func ending() -> [String] {
    if let lesson { noteDone(lesson) }
    return [
      "The script has ended. `:marbles`, `:threads`, `:why N` and `:back` look at what happened."
    ]
  }

  func show(_ index: Int) -> [String] {
    guard let player else { return [] }
    shownSection = index
    return SectionPage(player.sections[index], index, of: player.sections.count).lines
  }

  static let nothingOpen = Reply.failure(
    "error: no lesson is open; `:lessons` lists them, `:open NAME` opens one"
  )
}
