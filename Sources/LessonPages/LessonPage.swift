import LessonKit
import ScriptSource
import Stage
import TerminalText

/// A web page with a lesson and its run, in one file that loads nothing.
package struct LessonPage {
  /// A link to another page of a site.
  struct Link {
    let address: String
    let title: String
  }

  /// The links of a page of a site.
  struct Navigation {
    let index: String
    let previous: Link?
    let next: Link?
  }

  /// The HTML of the page.
  package let html: String

  /// Creates a page that is not part of a site.
  package init(of run: LessonRun) { self.init(of: run, in: nil) }

  init(of run: LessonRun, in navigation: Navigation?) {
    html = Templates.render("page", Content(run, navigation))
  }

  /// What the templates show.
  private struct Content {
    let title: Sentence
    let plainTitle: String
    let name: String
    let navigation: Navigation?
    let style = Templates.style
    let script = Templates.script
    let steps: [StepSection]
    let log: LogSection
    let marbles: MarbleSection?
    let threads: ThreadSection
    let whys: [Why]
    /// The time at which the run ends, in seconds.
    let end: String
    let endPhrase: String
    /// What stopped the run, if a limit did.
    let limit: String?

    init(_ run: LessonRun, _ navigation: Navigation?) {
      let lesson = run.lesson
      let story = run.recording.story
      let lines = CodeLine.lines(of: lesson.file.text)
      title = Sentence(lesson.title)
      plainTitle = lesson.title.showingControls()
      name = lesson.name.showingControls()
      self.navigation = navigation
      steps = run.stepwise.steps.indices.map { StepSection($0, of: run.stepwise, lines) }
      log = LogSection(run.recording)
      marbles = MarbleSection(MarbleChart(of: story), story, run.stepwise)
      let trace = ThreadTrace(of: story)
      threads = ThreadSection(trace)
      let marks = marbles?.lanes.flatMap { $0.marks.map(\.record) } ?? []
      let shown = Set(log.lines.map(\.record) + marks + threads.rows.map(\.record))
      whys = Why.all(of: shown, in: story, of: lesson.file.name)
      let end = max(story.end, run.stepwise.parts.last?.end ?? .zero)
      self.end = end.decimalSeconds
      endPhrase = end.phrase
      limit = run.recording.report.reachedLimit.map { "The run stops after \($0.time.phrase)." }
    }
  }
}
