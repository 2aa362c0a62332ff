import LessonKit
import Stage
import Testing

/// A subscriber has one name, and each kind of number one form, in every view.
struct NamesTests {
  private static let script = """
    let subject = PublishSubject<Int>()
    let first = subject.subscribe(onNext: { print("A \\($0)") })
    var second: Disposable
    second = subject
      .map { $0 * 2 }
      .subscribe()
    _ = subject.subscribe(onNext: { print("C \\($0)") })
    subject.onNext(1)
    _ = subject.subscribe()
    """

  @Test func `the variable, else the word that is printed, else the call`() {
    let story = Lessons.story(Self.script)
    #expect(story.roots.map(\.shownName) == ["first", "second", "C", "subscribe()"])
    #expect(story.sharedStreams.map(\.shownName) == ["subject = PublishSubject()"])
  }

  @Test func `every view says the same`() throws {
    let story = Lessons.story(Self.script)
    let names = story.roots.map { "\($0.handle) \($0.shownName) L\($0.position?.line ?? 0)" }
    let last = try #require(story.records.last?.sequence)
    let state = StoryState(of: story, at: last).lines
    let ledger = Ledger(of: story).lines()
    for name in names {
      #expect(state.contains { $0.hasPrefix("  \(name)") }, "\(name)")
      #expect(ledger.contains { $0.hasPrefix("  \(name)") }, "\(name)")
    }
    let lanes = story.lanes(.all).map(\.title)
    for root in story.roots {
      #expect(lanes.contains("\(root.shownName) L\(root.position?.line ?? 0) \(root.handle)"))
    }
    #expect(!(state + ledger + lanes).contains { $0.contains("sub#") || $0.contains(" #1 ") })
  }

  @Test func `a position in an entry has the name of the entry`() {
    let typed = SourcePosition(file: "entry 3", line: 2, column: 1)
    #expect((typed.phrase, typed.label) == ("entry 3, line 2", "entry 3:2"))
    let written = SourcePosition(file: "a.swift", line: 2, column: 1)
    #expect((written.phrase, written.label) == ("line 2", "L2"))
  }

  @Test(arguments: [
    (0, "line", "0 lines"), (1, "line", "1 line"), (2, "line", "2 lines"),
    (1, "entry", "1 entry"), (3, "entry", "3 entries"),
  ])
  func `a number and what it counts`(_ row: (count: Int, noun: String, words: String)) {
    #expect(Counted.of(row.count, row.noun) == row.words)
  }
}
