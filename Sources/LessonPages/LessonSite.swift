package import LessonKit
import Stage

/// The pages of several lessons, with an index.
package struct LessonSite {
  /// A file of the site.
  package struct File: Sendable {
    package let name: String
    package let html: String
  }

  /// The files: the index, then a page for each lesson.
  package let files: [File]

  /// - Parameter runs: The lessons in their order.
  package init(of runs: [LessonRun]) {
    let index = "index.html"
    let links = runs.map {
      LessonPage.Link(address: Self.fileName(of: $0.lesson), title: $0.lesson.title)
    }
    files =
      [File(name: index, html: Templates.render("index", Index(sections: Section.all(of: runs))))]
      + runs.indices.map { number in
        let navigation = LessonPage.Navigation(
          index: index,
          previous: number > 0 ? links[number - 1] : nil,
          next: number + 1 < links.count ? links[number + 1] : nil
        )
        return File(
          name: links[number].address,
          html: LessonPage(of: runs[number], in: navigation).html
        )
      }
  }

  /// The name of the file with a lesson's page.
  ///
  /// The page of a lesson named `index` is not that of the site.
  package static func fileName(of lesson: Lesson) -> String {
    lesson.name == "index" ? "index-lesson.html" : lesson.name + ".html"
  }

  /// What the template of the index shows.
  private struct Index {
    let style = Templates.style
    let sections: [Section]
  }

  /// A group of lessons under one title.
  private struct Section {
    let sectionTitle: Sentence?
    let entries: [Entry]

    /// All lessons, in chapters.
    static func all(of runs: [LessonRun]) -> [Section] {
      let byName = Dictionary(runs.map { ($0.lesson.name, $0) }) { first, _ in first }
      return LessonCatalog(runs.map(\.lesson)).chapters.map { chapter, lessons in
        Section(
          sectionTitle: chapter.map { Sentence($0.title) },
          entries: lessons.compactMap { byName[$0.name] }.map(Entry.init)
        )
      }
    }
  }

  /// A lesson in the index.
  private struct Entry {
    let address: String
    let title: Sentence
    /// The first paragraph of the prose.
    let about: Sentence?
    let facts: String

    init(_ run: LessonRun) {
      address = LessonSite.fileName(of: run.lesson)
      title = Sentence(run.lesson.title)
      about = Prose.paragraphs(run.stepwise.steps.first?.prose ?? []).first.map { Sentence($0) }
      let end = run.stepwise.parts.last?.end ?? .zero
      facts = [
        Counted.of(run.stepwise.steps.count, "step"),
        Counted.of(run.recording.lines.count, "line"), end.phrase,
      ].joined(separator: " · ")
    }
  }
}
