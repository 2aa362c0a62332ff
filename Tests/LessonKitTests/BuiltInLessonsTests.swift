import Foundation
import LessonKit
import ScriptSource
import Synchronization
import Testing

struct BuiltInLessonsTests {
  private static let names = Lessons.catalog().lessons.map(\.name)

  @Test(arguments: names)
  func everyLessonPrintsItsLog(_ name: String) throws {
    let lesson = try #require(Lessons.catalog()[name])
    let verdict = try LessonTest(lesson).run()
    guard case .passed = verdict else {
      Issue.record("\(name): \(verdict)")
      return
    }
  }

  @Test func everyLessonHasATitleAQuestionAndSomethingToTry() throws {
    #expect(!Self.names.isEmpty)
    for lesson in Lessons.catalog().lessons {
      #expect(lesson.title != lesson.name)
      if lesson.exercise != nil { continue }
      #expect(lesson.steps.contains { !$0.questions.isEmpty }, "\(lesson.name)")
      #expect(lesson.steps.contains { !$0.experiments.isEmpty }, "\(lesson.name)")
    }
  }

  @Test func `each misconception is provoked by a step`() {
    let steps = Lessons.catalog().lessons.flatMap(\.steps)
    let provoked = Set(steps.flatMap(\.misconceptions))
    #expect(Set(Misconception.allCases).subtracting(provoked).isEmpty)
    #expect(Misconception.allCases.allSatisfy { $0.belief.hasSuffix(".") })
  }

  @Test func `each chapter says what you can do after it`() {
    #expect(Lessons.catalog().lessons.allSatisfy { $0.chapter?.summary.isEmpty == false })
  }

  private static func lines(of lesson: Lesson, _ options: ScriptRun.Options) -> [String] {
    let lines = Mutex<[String]>([])
    _ = ScriptRun(lesson.file, options: options) { line in lines.withLock { $0.append(line) } }
      .run()
    return lines.withLock { $0 }
  }

  @Test func aLessonRunAgainAndAgainGivesOneLogWhileTheMachineIsBusy() throws {
    let lesson = try #require(Lessons.catalog()["custom-operator"])
    let golden = try #require(try lesson.recordedLines())
    let load = Load(threads: 2)
    defer { load.stop() }
    for _ in 0..<40 {
      #expect(Self.lines(of: lesson, ScriptRun.Options()) == golden)
    }
  }

  @Test func realTimeGivesTheSameLines() throws {
    let lesson = try #require(Lessons.catalog()["custom-operator"])
    let golden = try #require(try lesson.recordedLines())
    let real = Self.lines(of: lesson, ScriptRun.Options(isRealTime: true))
    let stamp = "2016-05-01 04:17:17.000".count
    #expect(real.map { $0.dropFirst(stamp) } == golden.map { $0.dropFirst(stamp) })
  }
}

/// Threads that keep the processors busy.
private final class Load: Sendable {
  private let isOver = Atomic<Bool>(false)

  init(threads: Int) {
    for _ in 0..<threads {
      Thread.detachNewThread { [self] in while !isOver.load(ordering: .relaxed) {} }
    }
  }

  func stop() { isOver.store(true, ordering: .relaxed) }
}
