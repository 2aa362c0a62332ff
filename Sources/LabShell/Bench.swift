import Foundation
import LabBindings
package import LessonKit
import Stage
package import SwiftScript

/// What the commands work on: the world of the entries, and the lesson that is open.
package final class Bench {
  let catalog: LessonCatalog?
  let running: Running
  let view: () -> ViewOptions
  /// The prompt's own world, made when it is first needed: a prompt is ready sooner than a world.
  var world: LabSession {
    if let made { return made }
    let world = LabSession()
    made = world
    return world
  }

  private var made: LabSession?
  /// The lesson that is open.
  private(set) var player: LessonPlayer?
  /// The open lesson as the catalogue has it; nil for a script of the learner's own.
  private(set) var lesson: Lesson?
  /// The script as it was opened, and where it can be read again.
  private var origin: (file: SourceFile, path: String?)?
  /// The entries so far, for `:save`.
  private(set) var transcript: [String] = []
  /// How many hints of each section have been given.
  var hints: [Int: Int] = [:]
  /// Shows text while a line is being typed.
  var announce: @Sendable (String) -> Void = { _ in }

  /// Whether it has been said what the arrows between events mean.
  private var knowsArrows = false

  /// Held by whoever touches the player while the wall clock drives it.
  private let turn = NSRecursiveLock()

  private let progressFile: ProgressFile?
  private var live: LivePlayer?
  /// The section whose page was shown last.
  private(set) var shownSection: Int?

  /// Makes a bench with nothing on it.
  ///
  /// - Parameters:
  ///   - progressFile: Where it is noted how far the learner has come.
  ///   - progressLine: Where it is told how far something has come that takes long.
  ///   - view: What drawings have to know of the window, asked each time.
  package init(
    catalog: LessonCatalog?,
    progressFile: ProgressFile? = nil,
    progressLine: ProgressLine? = nil,
    view: @escaping () -> ViewOptions = { ViewOptions() }
  ) {
    self.catalog = catalog
    self.progressFile = progressFile
    running = Running(progressLine)
    self.view = view
  }

  /// Runs `body`; meanwhile time does not go on by itself.
  func inTurn<Result>(_ body: () -> Result) -> Result { turn.withLock(body) }

  var progress: CourseProgress { progressFile?.load() ?? CourseProgress() }

  var prompt: String {
    guard let player else { return isLive ? "live> " : "rx> " }
    let name = lesson?.name ?? player.file.name
    let place = "\(name) \(player.section + 1)/\(player.sections.count)"
    return "\(place) \(isLive ? "live" : "\(player.time)")> "
  }

  /// What the views show: the open lesson up to where it stands, or what the entries did.
  var story: Story { player?.story ?? Story(world.records) }

  // MARK: Lessons

  /// Opens a lesson or a script.
  ///
  /// - Returns: The words to begin with.
  ///
  /// - Parameter path: Where the file is, if it can be read again.
  package func open(_ file: SourceFile, lesson: Lesson? = nil, path: String? = nil) -> Reply {
    stopLive()
    let path = path ?? lesson?.url.path
    origin = (file, path)
    let player = LessonPlayer(file)
    self.player = player
    self.lesson = lesson
    hints = [:]
    shownSection = nil
    var lines: [String] = []
    if let entry = lesson.flatMap({ progress.lessons[$0.name] }), !entry.isDone, entry.section > 1 {
      lines += view().folded(
        "You were in step \(entry.section) of \(entry.sections): `:goto \(entry.section)` goes there."
      )
    }
    let begin = view().folded(
      "Enter goes on, by statements or as `:step`, `:run` or `:advance` did last; `:help` lists what else there is."
    )
    let mistakes = player.obstacles()
    return Reply(
      lines: lines + show(0) + (mistakes.isEmpty ? begin : []),
      errors: mistakes + (mistakes.isEmpty ? [] : [Self.mend(path)]),
      isFailure: !mistakes.isEmpty
    )
  }

  private static func mend(_ path: String?) -> String {
    "It can't run like this." + (path == nil ? "" : " Mend the file; `:reset` reads it again.")
  }

  /// Goes on with the same lesson, changed.
  func replacePlayer(with changed: LessonPlayer) {
    stopLive()
    player = changed
  }

  func close() {
    stopLive()
    (player, lesson, shownSection) = (nil, nil, nil)
  }

  func noteDone(_ lesson: Lesson) {
    let count = LessonSection.sections(of: lesson.file.text).count
    progressFile?.update { $0.finish(lesson.name, sections: count) }
  }

  func skip(_ lesson: Lesson) {
    let count = LessonSection.sections(of: lesson.file.text).count
    progressFile?.update { $0.skip(lesson.name, sections: count) }
  }

  /// Starts anew: an empty world, and the open lesson at its beginning, read again and without changes.
  func reset() -> Reply {
    stopLive()
    made = nil
    hints = [:]
    shownSection = nil
    guard let player, let origin else {
      return Reply(lines: ["Everything is as at the beginning."])
    }
    var file = origin.file
    var errors: [String] = []
    do {
      if let path = origin.path { file = try ScriptFile.read(path) }
    } catch {
      errors = ["error: \(error); the lesson is as it was read before"]
    }
    let isChanged = player.file.text != origin.file.text
    let isEdited = file.text != origin.file.text
    self.origin?.file = file
    let anew = LessonPlayer(file)
    self.player = anew
    let words =
      (isChanged ? " `:change` is undone." : "") + (isEdited ? " The file was read anew." : "")
    errors += anew.obstacles()
    return Reply(
      lines: ["Everything is as at the beginning." + words] + arrival(),
      errors: errors,
      isFailure: !errors.isEmpty
    )
  }

  /// Notes what was done, for `:save`.
  package func note(_ entry: String) { transcript.append(entry) }

  // MARK: Time

  /// Whether the wall clock drives the open lesson, or the prompt's own world.
  var isLive: Bool { live?.isRunning ?? made?.isLive ?? false }

  func goLive() {
    guard !isLive else { return }
    let running = running
    guard let player else {
      let world = world
      return world.goLive(announce) { [weak world] move in
        guard let world else { return nil }
        return running.quietly(Running.Work(world), move)
      }
    }
    let live = LivePlayer(player, lock: turn, write: announce) { [unowned player] move in
      running.quietly(Running.Work(player), move)
    } page: { [unowned self] section in
      section == shownSection ? [] : [""] + show(section)
    }
    self.live = live
    live.start()
  }

  func stopLive() {
    live?.stop()
    live = nil
    made?.stopLive()
  }

  // MARK: Swift

  /// Takes back what was done last in the prompt's own world.
  ///
  /// - Returns: What it was; nothing if nothing was done.
  func takeBack() -> String? {
    stopLive()
    let old = world
    guard
      let (earlier, entry) = running.during(Running.Work(old), { old.takingBack() })
    else {
      return nil
    }
    made = earlier
    return entry ?? ":advance"
  }

  /// Runs what was typed: in the open lesson where it stands, else in the prompt's own world.
  func evaluate(_ entry: String) -> Reply {
    let reply: EntryReply
    if let player {
      let isLive = isLive
      reply = running.during(Running.Work(player)) {
        player.evaluate(entry, takesWallTime: isLive)
      }
    } else {
      let world = world
      reply = running.during(Running.Work(world)) {
        world.evaluate(entry)
      }
    }
    return Reply(lines: reply.output, errors: reply.errors, isFailure: !reply.errors.isEmpty)
  }

  /// The lines of a view, and below them what was typed as the entries that they name: nobody counts what they type.
  func withEntries(_ lines: [String]) -> [String] {
    let numbers = Set(lines.flatMap { $0.matches(of: /entry (\d+)/) }.compactMap { Int($0.1) })
    return lines
      + numbers.sorted().flatMap { number -> [String] in
        let name = "entry \(number)"
        let text = player.map { $0.text(ofEntry: name) } ?? world.text(ofEntry: name)
        guard let text, let first = text.split(whereSeparator: \.isNewline).first else { return [] }
        let line = "  \(name): \(first)\(first.count < text.count ? " …" : "")"
        return view().folded(line, indent: "    ").map { view().paint($0, .dim) }
      }
  }

  /// The names and labels with which a half-typed line can go on.
  func completions(of line: String) -> EntryCompletion? {
    let names = player?.completions(of: line) ?? world.completions(of: line)
    return EntryCompletion(of: line, names: names, reference: .builtIn)
  }

  // MARK: Moving

  /// Moves the open lesson, and tells what happened on the way.
  func move(
    _ detail: StepReport.Detail,
    ifNothing nothing: (() -> String)? = nil,
    _ body: (LessonPlayer) -> LessonPlayer.Progress
  ) -> Reply {
    guard let player else { return Self.nothingOpen }
    let progress = running.during(Running.Work(player)) { body(player) }
    return tell(progress, detail, ifNothing: nothing)
  }

  /// What to say after a move.
  ///
  /// - Parameter nothing: What to say first where nothing can be told of the way.
  func tell(
    _ progress: LessonPlayer.Progress,
    _ detail: StepReport.Detail,
    ifNothing nothing: (() -> String)? = nil
  ) -> Reply {
    guard let player else { return Self.nothingOpen }
    var reply = Reply()
    let report = StepReport(player.story, detail, view())
    reply.lines = report.lines(of: progress.records)
    if !knowsArrows, report.hasArrows(progress.records) {
      knowsArrows = true
      reply.lines += report.key
    }
    if reply.lines.isEmpty, progress.stop == .goal, let nothing { reply.lines = [nothing()] }
    switch progress.stop {
    case .goal: break
    case .breakpoint(let title): reply.lines.append("stopped: \(title)")
    case .interrupted: reply.errors.append("interrupted; Enter goes on")
    case .end(let mistakes):
      reply.errors += mistakes
      if let limit = player.reachedLimit { reply.errors.append("rxlab: \(limit.note)") }
      if let failed = player.failedEntry {
        reply.errors.append("`:back` takes back entry \(failed), so that the lesson can go on.")
      }
      reply.isFailure = !mistakes.isEmpty
      if mistakes.isEmpty { reply.lines += ending() }
    }
    reply.lines += arrival()
    return reply
  }

  /// The section that has been come to, if it is not on the screen yet, and the statement that is next, or that runs.
  func arrival() -> [String] {
    guard let player else { return [] }
    if let lesson {
      progressFile?.update {
        $0.reach(player.section + 1, of: player.sections.count, in: lesson.name)
      }
    }
    // Whoever let the script run to its end has passed all of its pages.
    let isShown = player.section == shownSection || player.isAtEnd
    return (isShown ? [] : [""] + show(player.section)) + position()
  }

  /// What the section is called in which the lesson stands.
  var heading: [String] { page(player?.section ?? 0).heading(view()) }

  /// The statement that is next, behind `▶`, or the one that runs, behind `▷`.
  private func position() -> [String] {
    guard let player, !player.isAtEnd else { return [] }
    let (sign, step) = player.statement.map { ("▶", $0) } ?? ("▷", player.running)
    guard let step else { return [] }
    if step.role == .end {
      return view().folded("\(sign) \(waiting(player))", indent: "  ")
    }
    return ["\(sign) \(step.place.line)  " + player.file.textOfLine(step.place.line).trimmed]
  }

  /// What is left to come when the script's own statements have run.
  private func waiting(_ player: LessonPlayer) -> String {
    let later = player.section + 1..<player.sections.count
    let goesOn = "goes on with what queues and timers hold"
    if later.isEmpty { return "All statements have run; Enter, `:step` or `:run` \(goesOn)" }
    let (first, last) = (later.lowerBound + 1, later.upperBound)
    let steps = first == last ? "step \(last)" : "steps \(first) to \(last)"
    return "The statements outside functions have run; the functions of \(steps) are called later: "
      + "Enter, `:step` or `:run` \(goesOn)"
  }

  private func ending() -> [String] {
    if let lesson { noteDone(lesson) }
    let left = player.map { Ledger(of: $0.story, file: $0.file).entries.count } ?? 0
    let leftOver =
      "\(Counted.of(left, "subscription")) \(left == 1 ? "is" : "are") left: `:ledger`."
    return [
      "The script has ended." + (left == 0 ? "" : " " + leftOver),
      "`:marbles`, `:threads`, `:why N` and `:back` look at what happened.",
    ]
  }

  func show(_ index: Int) -> [String] {
    guard player != nil else { return [] }
    shownSection = index
    return page(index).lines(view())
  }

  private func page(_ index: Int) -> SectionPage {
    let sections = player?.sections ?? []
    return SectionPage(sections[index], index, of: sections.count)
  }
}
