import Foundation
package import LessonKit
import ScriptSource
import Stage

/// What the commands work on: the prompt's session, and the open lesson.
package final class Workspace {
  let catalog: LessonCatalog?
  /// How scripts and entries run.
  let options: ScriptRun.Options
  let activeRuns: ActiveRuns
  let view: () -> ViewOptions
  /// Where entries run while no lesson is open.
  ///
  /// Created on first use, so that the prompt appears sooner.
  var promptSession: PromptSession {
    if let startedSession { return startedSession }
    let session = PromptSession(memory: options.memory)
    startedSession = session
    return session
  }

  /// The prompt's session, if it has been used.
  var startedSession: PromptSession?
  /// Runs the open lesson.
  var player: LessonPlayer?
  /// The open lesson, if it is one of the catalogue.
  var lesson: Lesson?
  /// The open script without changes, and its file if it can be read again.
  var origin: (file: SourceFile, path: String?)?
  /// Which candidates the choices of the open script take; the usual ones if nil.
  var schedule: Schedule?
  /// How the open script runs.
  var optionsOfOpenScript: ScriptRun.Options {
    var own = options
    own.schedule = schedule
    return own
  }
  /// The entries so far, for `:save`.
  private(set) var transcript: [String] = []
  /// How many hints of each step have been shown.
  var hints: [Int: Int] = [:]
  /// The steps in which the learner has tried to answer.
  var tried: Set<Int> = []
  /// The steps in which the learner has been reminded of the question.
  var reminded: Set<Int> = []
  /// Prints text above the line that is being typed.
  var announce: @Sendable (String) -> Void = { _ in }
  /// Replaces the prompt of the line that is being typed.
  var changePrompt: @Sendable (String) -> Void = { _ in }

  /// The one-time notes that have been shown in this session.
  var shownNotes: Set<OneTimeNote> = []

  /// Guards the player while time is live.
  let turn = NSRecursiveLock()

  let progressFile: ProgressFile?
  /// The learner's copies of exercises; without them, an exercise is edited in memory.
  let copies: LearnerCopies?
  /// Opens scripts for `:edit`.
  let editor: TextEditor?
  /// The open exercise.
  var exercise: OpenExercise?
  /// The text of a lesson's last `:edit`, if it had mistakes.
  var unfinishedEdit: String?
  /// Problems to report after the next reply.
  private var notes: [String] = []
  private var hasNotedProgress = false
  /// Runs the open lesson by the wall clock while time is live.
  var live: LivePlayer?
  /// The picture of the screen that was shown last.
  var shownPicture: String?
  /// The step whose page was shown last.
  var shownStep: Int?

  /// Creates a workspace without an open lesson.
  ///
  /// - Parameters:
  ///   - options: How the scripts that are opened run.
  ///   - progressFile: Keeps the learner's progress.
  ///   - copies: Keeps the learner's copies of exercises.
  ///   - editor: Opens scripts for `:edit`.
  ///   - progressLine: Shows the progress of a long run.
  ///   - view: Returns the window's size and colours; called before each view is drawn.
  package init(
    catalog: LessonCatalog?,
    options: ScriptRun.Options = ScriptRun.Options(),
    progressFile: ProgressFile? = nil,
    copies: LearnerCopies? = nil,
    editor: TextEditor? = nil,
    progressLine: ProgressLine? = nil,
    view: @escaping () -> ViewOptions = { ViewOptions() }
  ) {
    self.catalog = catalog
    self.options = options
    self.progressFile = progressFile
    (self.copies, self.editor) = (copies, editor)
    activeRuns = ActiveRuns(progressLine)
    self.view = view
  }

  /// The names of the lessons, in the order of the course.
  var lessonNames: [String] { catalog?.lessons.map(\.name) ?? [] }

  /// The script as it was opened, without changes.
  var opened: SourceFile? { origin?.file }

  /// All Swift that may have declared something: the open script, and the entries.
  var sources: [String] { (player.map { [$0.file.text] } ?? []) + transcript }

  /// Runs `body` while live time waits.
  func inTurn<Result>(_ body: () -> Result) -> Result { turn.withLock(body) }

  /// Changes the progress on disk, and notes once if it cannot be kept.
  func updateProgress(_ change: (inout CourseProgress) -> Void) {
    guard let problem = progressFile?.update(change).problem, !hasNotedProgress else { return }
    hasNotedProgress = true
    noteProblem(ProgressFile.note(on: problem))
  }

  /// Notes a problem, for the shell to show after the reply.
  func noteProblem(_ problem: String) { notes.append("rxlab: " + problem) }

  /// Removes the notes and returns them, for the shell to show.
  func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
  }

  var progress: CourseProgress { progressFile?.load() ?? CourseProgress() }

  var prompt: String {
    guard let player else { return isLive ? "live> " : "rx> " }
    let name = lesson?.name ?? player.file.name
    let step = "\(player.step + 1)/\(player.steps.count)"
    return "\(name) \(step) \(isLive ? "live" : "\(player.time)")> "
  }

  /// What the views show: the open lesson so far, or what the entries did.
  var story: Story { player?.story ?? Story(promptSession.records) }

  /// The time of the open lesson, or of the prompt's session.
  var time: StageTime { player?.time ?? promptSession.time }

  /// Whether the open lesson has run to its end.
  var isOver: Bool { player?.isAtEnd ?? false }

  /// Records an entry for `:save`.
  package func addToTranscript(_ entry: String) { transcript.append(entry) }

  static let interrupted = StopMessage.interrupted(continueWith: "Enter")
}
