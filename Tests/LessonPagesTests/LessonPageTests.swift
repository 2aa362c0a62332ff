import Foundation
import LessonKit
import LessonPages
import ScriptSource
import Stage
import Testing

@Suite struct LessonPageTests {
  @Test(arguments: SampleLesson.all)
  func `a page shows the log that the terminal prints`(_ lesson: Lesson) throws {
    let page = LessonPage(of: try LessonRun(of: lesson)).html
    let lines = page.parts(from: "<button type=\"button\" class=\"text\"><span", to: "</button>")
      .map { ("<span" + $0).shownText }
    #expect(lines == Recording(of: lesson.file).lines)
  }

  @Test(arguments: SampleLesson.all)
  func `a page has the lesson's steps, code, questions and answers`(_ lesson: Lesson) throws {
    let page = LessonPage(of: try LessonRun(of: lesson)).html
    let steps = lesson.steps
    let sections = page.parts(from: "<section class=\"step\"", to: "</section>")
    #expect(sections.count == steps.count)
    let answered = StepwiseRun(of: lesson.file)
    for (index, (step, section)) in zip(steps, sections).enumerated() {
      let code = section.parts(from: "<span class=\"code-line\" ", to: "\n</span>")
        .map { String(("<span " + $0).shownText) }
      #expect(code == step.code.map(\.text))
      let shown = section.shownText
      func shows(_ sentence: String) -> Bool {
        shown.contains(sentence.replacing(/`+|\*/, with: "")) || shown.contains(sentence)
      }
      for question in step.questions {
        #expect(shows(question.text))
        #expect(question.answer.map(shows) ?? true)
      }
      for text in step.hints + step.experiments { #expect(shows(text), "\(text)") }
      for (task, answer) in answered.answers(ofStep: index) {
        #expect(shows(task.question))
        #expect(shows(answer), "\(answer): \(shown)")
      }
    }
  }

  @Test func `prose below all code ends the last step`() throws {
    let page = try SampleLesson.page(
      "//: # T\n//: Guess.\n//: - Predict (number): How many?\nprint(1)\n//: So it was one.\n"
    )
    let step = try #require(page.parts(from: "<section class=\"step\"", to: "</section>").last)
    let parts = ["Guess.", "How many?", "See the run", "So it was one."].map {
      step.firstRange(of: $0)
    }
    #expect(parts.allSatisfy { $0 != nil })
    #expect(parts.compactMap { $0?.lowerBound } == parts.compactMap { $0?.lowerBound }.sorted())
  }

  @Test(arguments: SampleLesson.all)
  func `a page explains each line as the terminal does`(_ lesson: Lesson) throws {
    let page = LessonPage(of: try LessonRun(of: lesson)).html
    let story = Recording(of: lesson.file).story
    for record in story.printed {
      let explanation = try #require(Explanation(of: record.sequence, in: story))
      let start = "<template id=\"why-\(record.sequence)\">"
      let shown = page.parts(from: start, to: "</template>").first?
        .replacing(##/ <a href="#L[^>]*>L\d+</a>/##, with: "").shownText
      let expected = explanation.lines.map(\.trimmed).joined().filter { $0 != "`" }
      #expect(shown?.filter { $0 != " " } == expected.filter { $0 != " " })
    }
  }

  @Test(arguments: SampleLesson.all)
  func `a page has a mark for each event of the marbles`(_ lesson: Lesson) throws {
    let page = LessonPage(of: try LessonRun(of: lesson)).html
    let lanes = Recording(of: lesson.file).story.lanes()
    let drawn = page.parts(from: "<g class=\"lane\"", to: "</g>\n<g class=\"lane\"")
    #expect(drawn.count == lanes.count)
    let marks = page.parts(from: "<g class=\"mark ", to: ">").map { mark in
      mark.parts(from: "data-record=\"", to: "\"")[0]
    }
    let expected = lanes.flatMap { $0.marks.compactMap(\.record) }.map(String.init)
    #expect(marks.sorted() == expected.sorted())
  }

  @Test(arguments: SampleLesson.all)
  func `a page has each line in the column of its thread, and each route`(_ lesson: Lesson) throws {
    let page = LessonPage(of: try LessonRun(of: lesson)).html
    let trace = ThreadTrace(of: Recording(of: lesson.file).story)
    let rows = try #require(page.parts(from: "<tbody>", to: "</tbody>").first)
      .parts(from: "<tr ", to: "</tr>")
    #expect(rows.count == trace.rows.count)
    for (row, expected) in zip(rows, trace.rows) {
      switch expected {
      case .line(let record, let column):
        let cells = row.parts(from: "<td>", to: "</td>").map(\.shownText)
        #expect(cells.count == trace.titles.count)
        #expect(cells[column] == record.textWithoutThread)
      case .hop(let route, let from, let to):
        let spans = row.parts(from: "colspan=\"", to: "\"").compactMap(Int.init)
        #expect(spans.reduce(0, +) == trace.titles.count)
        #expect(spans.contains(abs(to - from) + 1))
        #expect(row.contains("arrow \(from < to ? "right" : "left")"))
        let label = "\(route.label): hop from \(route.from) to \(route.to)"
        #expect(row.contains("aria-label=\"\(label)\""))
      }
    }
  }

  @Test(arguments: SampleLesson.all)
  func `a page loads nothing, and is the same each time`(_ lesson: Lesson) throws {
    let page = LessonPage(of: try LessonRun(of: lesson)).html
    #expect(page == LessonPage(of: try LessonRun(of: lesson)).html)
    for word in ["src=", "@import", "url(http", "<link", "<img", "fetch(", "XMLHttpRequest"] {
      #expect(!page.contains(word), "\(word)")
    }
    // Every address is inside the page.
    for address in page.parts(from: "href=\"", to: "\"") { #expect(address.hasPrefix("#")) }
    #expect(page.contains("default-src 'none'"))
  }

  @Test func `text of the script cannot become part of the page`() throws {
    let evil = #"</script></template><b onclick='x'>&amp; "q" {{title}} {{{script}}}"#
    let literal = evil.replacing("\"", with: "\\\"")
    let page = try SampleLesson.page(
      """
      //: # Title \(evil)
      //: Prose \(evil)
      //: - Predict (lines): Question \(evil)
      //: - Hint: Hint \(evil)
      //: - Question: Why \(evil)
      //: - Answer: Because \(evil)
      //: - Experiment: Try \(evil)
      import RxSwift
      let subject = PublishSubject<String>()
      let a = subject.subscribe(onNext: { print($0) })
      // \(evil)
      subject.onNext("\(literal)")
      """
    )
    let plain = try SampleLesson.page("//: # Title\nimport RxSwift\nprint(1)\n")
    for tag in ["<script", "</script>", "<b onclick", "onclick='"] {
      let count = page.components(separatedBy: tag).count
      #expect(count == plain.components(separatedBy: tag).count, "\(tag)")
    }
    #expect(page.components(separatedBy: "{{title}}").count > 8)
    let line = page.parts(from: "class=\"clock\">04:17:17.000</span>", to: "</button>").first
    #expect(line?.shownText == ": " + evil)
  }

  @Test func `control characters and marks of direction are shown, not obeyed`() throws {
    let page = try SampleLesson.page(
      "//: # Title\nprint(\"a\\u{1B}[31mb\\u{202E}c\\u{0}d\")\n"
    )
    #expect(page.contains(": a␛[31mb\u{FFFD}c␀d</button>"))
    let controls = page.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" }
    #expect(controls.isEmpty)
  }

  @Test func `a text of several lines is several lines of one record`() throws {
    let page = try SampleLesson.page(
      """
      //: # Title
      import RxSwift
      _ = Observable.just("one\\ntwo").debug("it").subscribe()

      """
    )
    let lines = page.parts(from: "<li class=\"line\" ", to: ">").map { line in
      ["data-number=\"", "data-record=\""].map { line.parts(from: $0, to: "\"")[0] }
    }
    #expect(lines.map(\.first) == (1...5).map(String.init))
    // The element's two lines are one record.
    #expect(lines[1].last == lines[2].last)
    #expect(Set(lines.map(\.last)).count == 4)
  }

  @Test func `a script without subscriptions has a page without marbles`() throws {
    let page = try SampleLesson.page("print(\"only this\")\n")
    #expect(page.contains("only this"))
    #expect(!page.contains("<section class=\"marbles\""))
    #expect(page.contains("<title>sample · rxlab</title>"))
  }

  @Test func `a step that the run does not reach has no end`() throws {
    let page = try SampleLesson.page(
      "//: # Title\nprint(1)\n//: ## Never\n//: - Predict (number): How many?\nfunc never() {}\n"
    )
    let sections = page.parts(from: "<section class=\"step\"", to: "</section>")
    #expect(sections.count == 2)
    #expect(sections[1].contains("How many?"))
  }

  @Test func `a script with mistakes has no page`() throws {
    let lesson = try SampleLesson.lesson("let number: Int = \"text\"\n")
    #expect(throws: LessonRun.Problem.self) { try LessonRun(of: lesson) }
  }

  @Test func `a run that is too long has no page`() throws {
    let lesson = try SampleLesson.lesson("for n in 0...\(LessonRun.mostLines) { print(n) }\n")
    let problem = #expect(throws: LessonRun.Problem.self) { try LessonRun(of: lesson) }
    guard case .tooLong(let reason) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(reason.contains("has \(LessonRun.mostLines + 1) lines"))
  }

  @Test(.timeLimit(.minutes(2))) func `the longest run has a page soon`() throws {
    let page = try SampleLesson.page("for n in 1...\(LessonRun.mostLines) { print(n) }\n")
    #expect(page.contains("data-number=\"\(LessonRun.mostLines)\""))
  }
}

extension String {
  fileprivate var trimmed: String { String(drop(while: \.isWhitespace)) }
}
