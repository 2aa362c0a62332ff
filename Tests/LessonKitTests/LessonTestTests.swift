import Foundation
import LessonKit
import Testing

struct LessonTestTests {
  private func lesson(_ script: String, log: String? = nil, in folder: TemporaryFolder) throws
    -> Lesson
  {
    try folder.write(script, to: "10-x/x.swift")
    if let log { try folder.write(log, to: "10-x/x.log") }
    return try #require(LessonCatalog(folder: folder.url)["x"])
  }

  private static let line = "2016-05-01 04:17:17.000: hello\n"

  @Test func aLogThatIsEqualPasses() throws {
    let folder = try TemporaryFolder()
    let lesson = try lesson("print(\"hello\")", log: Self.line, in: folder)
    guard case .passed = try LessonTest(lesson).run() else {
      Issue.record("the log is equal")
      return
    }
  }

  @Test func aLogThatDiffersInOneCharacterFails() throws {
    let folder = try TemporaryFolder()
    let log = Self.line.replacingOccurrences(of: "hello", with: "hallo")
    let lesson = try lesson("print(\"hello\")", log: log, in: folder)
    guard case .differs(let text) = try LessonTest(lesson).run() else {
      Issue.record("the log differs")
      return
    }
    #expect(text.contains("- 2016-05-01 04:17:17.000: hallo"))
    #expect(text.contains("+ 2016-05-01 04:17:17.000: hello"))
  }

  @Test func aLessonWithoutLogIsNoPassUntilItIsRecorded() throws {
    let folder = try TemporaryFolder()
    let lesson = try lesson("print(\"hello\")", in: folder)
    guard case .notRecorded = try LessonTest(lesson).run() else {
      Issue.record("there is no log")
      return
    }
    guard case .recorded(lines: 1) = try LessonTest(lesson).run(records: true) else {
      Issue.record("the log is recorded")
      return
    }
    #expect(try String(contentsOf: lesson.logURL, encoding: .utf8) == Self.line)
    guard case .passed = try LessonTest(lesson).run() else {
      Issue.record("the recorded log is equal")
      return
    }
  }

  @Test func `a recorded log that cannot be read is an error, not a missing log`() throws {
    let folder = try TemporaryFolder()
    let lesson = try lesson("print(\"hello\")", in: folder)
    try folder.write(Data([0x31, 0xFF, 0x0A]), to: "10-x/x.log")
    let sentence = "`\(lesson.logURL.path)` is not UTF-8 text"
    do {
      _ = try LessonTest(lesson).run()
      Issue.record("the log was read")
    } catch {
      #expect("\(error)" == sentence)
    }
    #expect(LessonLint(lesson).findings.contains("its recorded log cannot be read: \(sentence)"))
    try FileManager.default.removeItem(at: lesson.logURL)
    try FileManager.default.createDirectory(at: lesson.logURL, withIntermediateDirectories: true)
    #expect(throws: ScriptFile.Problem.self) { try lesson.recordedLines() }
  }

  @Test func aMistakeFailsAndRecordsNothing() throws {
    let folder = try TemporaryFolder()
    let lesson = try lesson("print(nothing)", in: folder)
    guard case .failed(let mistakes) = try LessonTest(lesson).run(records: true) else {
      Issue.record("the script has a mistake")
      return
    }
    #expect(mistakes.count == 1)
    #expect(try lesson.recordedLines() == nil)
  }

  @Test func `lint and test agree on a log without its last line ending`() throws {
    let folder = try TemporaryFolder()
    let log = String(Self.line.dropLast())
    let lesson = try lesson("print(\"hello\")", log: log, in: folder)
    guard case .passed = try LessonTest(lesson).run() else {
      Issue.record("the log is equal")
      return
    }
    #expect(!LessonLint(lesson).findings.contains { $0.contains("recorded log") })
  }

  @Test(arguments: [
    (
      "- Predict (thread of `hi`): Where?",
      "step 1: no answer to “Where?” is right: no line of the step begins with `hi`"
    ),
    ("- Predict (number of `helo`): How many?", "asks about `helo`, which nothing in the script"),
    ("- Predict (first of `a`, `b`): Which?", "no line of the step begins with `a` and `b`"),
    ("- Predict (one of `hello`, `he`): Which?", "the step prints `hello` and `he`"),
    ("- Predict (marble): Draw it.", "name the subscriber that is drawn"),
    ("- Misconception: cold-runs-onse", "did you mean `cold-runs-once`?"),
    (
      "- Misconception: all-is-well",
      "there is no misconception `all-is-well`; known ones are `cold"
    ),
  ])
  func `lint finds what cannot be answered`(_ row: (markup: String, finding: String)) throws {
    let folder = try TemporaryFolder()
    let lesson = try lesson("//: # Hello\n//: \(row.markup)\nprint(\"hello\")", in: folder)
    let findings = LessonLint(lesson).findings
    #expect(findings.contains { $0.contains(row.finding) }, "\(findings)")
  }

  @Test func `lint finds a step without a heading`() throws {
    let folder = try TemporaryFolder()
    let lesson = try lesson("//: # Hello\n//: Words.\nprint(1)\n//: More.\nprint(2)", in: folder)
    let finding = "step 2 has no heading: begin its prose with `//: ## Heading`"
    #expect(LessonLint(lesson).findings.contains(finding))
  }
}
