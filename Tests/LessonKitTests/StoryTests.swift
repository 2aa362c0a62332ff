import LessonKit
import Stage
import Testing

struct StoryTests {
  @Test func subscriptionsFormATree() throws {
    let story = Lessons.story(
      "_ = Observable.of(5).map { $0 * 2 }.subscribe(onNext: { print(\"got \\($0)\") })"
    )
    #expect(story.subscriptions.map(\.name) == ["subscribe", "map", "of"])
    #expect(story.subscriptions.map(\.parent) == [nil, 1, 2])
    #expect(story.subscriptions.map(\.children) == [[2], [3], []])
    #expect(story.subscriptions.allSatisfy { $0.ending == .completed })
    #expect(story.subscriptions.map(\.call) == ["subscribe", "map", "of(5)"])
    #expect(story.roots.map(\.label) == ["got"])
    #expect(story.line(1)?.text == "got 10")
    #expect(story.line(2) == nil)
    #expect(story.line(0) == nil)
  }

  @Test(arguments: [
    ("_ = Observable<Int>.never().subscribe()", Story.Ending.alive),
    ("_ = Observable<Int>.empty().subscribe()", .completed),
    ("Observable<Int>.never().subscribe().dispose()", .disposed),
    (
      "struct Oops: Error {}\n_ = Observable<Int>.error(Oops()).subscribe(onError: { _ in })",
      .failed("Oops()")
    ),
  ])
  func endings(_ row: (script: String, ending: Story.Ending)) {
    #expect(Lessons.story(row.script).subscriptions.map(\.ending) == [row.ending, row.ending])
  }

  @Test func anInnerSequenceIsTheOperatorsChildAndASubscribeInAClosureIsNot() {
    let story = Lessons.story(
      """
      _ = Observable.of(1).flatMap { Observable.just($0) }.subscribe(onNext: { _ in
        _ = Observable.of(2).subscribe()
      })
      """
    )
    let names = story.subscriptions.map { subscription in
      subscription.name
        + (subscription.parent.flatMap { story.subscription($0) }
          .map { "<" + $0.name } ?? "")
    }
    #expect(
      names == [
        "subscribe", "flatMap<subscribe", "of<flatMap", "just<flatMap", "subscribe", "of<subscribe",
      ]
    )
  }

  @Test func aShareHasUsersAndConnections() throws {
    let story = try Lessons.recording("share-replay").story
    let shared = try #require(story.sharedStreams.first)
    #expect(shared.users.count == 3)
    #expect(shared.connections.count == 2)
    let third = try #require(story.records.first { $0.text == "Third 8" })
    #expect(story.buffer(of: shared, at: third.sequence).map(\.text) == ["8"])
    let last = try #require(shared.users.last.flatMap { story.subscription($0)?.end })
    #expect(story.buffer(of: shared, at: last).map(\.text) == ["1"])
    #expect(story.count(of: shared, at: third.sequence) == 1)
  }

  @Test func whileConnectedForgetsAndAConnectableHasItsConnection() throws {
    let story = try Lessons.recording("while-connected").story
    let shared = try #require(story.sharedStreams.first)
    let gone = try #require(story.records.first { $0.text == "nobody listens" })
    #expect(story.buffer(of: shared, at: gone.sequence).isEmpty)
    #expect(story.count(of: shared, at: gone.sequence) == 0)
    let hot = try #require(try Lessons.recording("hot-cold").story.sharedStreams.first)
    #expect(hot.call == "publish()")
    #expect(hot.connections.count == 1)
    #expect(hot.users.count == 2)
  }

  @Test func `a text with line breaks is several lines of the log`() {
    let story = Lessons.story(#"_ = Observable.of("a\nb").debug("x").subscribe()"#)
    #expect(story.lineCount == 5 && story.log.map(\.number) == [1, 2, 4, 5])
    let next = "x -> Event next(a\nb)"
    #expect((2...4).map { story.line($0)?.text } == [next, next, "x -> Event completed"])
    #expect(story.line(0) == nil && story.line(6) == nil)
  }
}
