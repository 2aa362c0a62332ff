import LabBindings
import LessonKit
import ScriptSource
import Stage
import Testing

/// Going back is never having gone on.
struct GoingBackTests {
  /// All that can be seen of where a player stands.
  private func sight(_ player: LessonPlayer) -> [String] {
    let story = player.story
    let statement = player.statement.map { "\($0)" } ?? "none"
    return ["\(player.position) \(player.time) \(player.step) \(player.isAtEnd) \(statement)"]
      + story.records.map { "\($0)" }
      + StoryState(of: story, at: player.sequence).lines
      + MarbleView(of: story).lines()
      + ThreadLanes(of: story).lines()
      + (Explanation(of: player.sequence, in: story)?.lines ?? [])
  }

  /// Says where two sights differ, and no more: they are long.
  private func expectEqual(_ player: LessonPlayer, _ other: LessonPlayer, _ title: String) {
    let (seen, wanted) = (sight(player), sight(other))
    let difference = zip(seen, wanted).first { $0 != $1 }
    let isEqual = seen == wanted
    #expect(
      isEqual,
      "\(title): \(difference.map { "\($0)" } ?? "\(seen.count) and \(wanted.count) lines")"
    )
  }

  private static let many = SourceFile(
    name: "many.swift",
    text: """
      let subject = PublishSubject<Int>()
      let sum = subject.scan(0) { $0 + $1 }.map { $0 * 2 }.subscribe(onNext: { print("sum \\($0)") })
      for number in 0..<300 { subject.onNext(number) }
      """
  )

  private static let ways: [(title: String, destination: Destination, back: Destination)] = [
    ("events", .events(40), .events(1_000)), ("one event", .events(1), .end),
    ("statements", .statements(4), .end), ("a time", .time(.milliseconds(2_500)), .end),
    ("lines", .lines(5), .events(300)), ("a record", .record(17), .end),
  ]

  /// Each lesson goes one of the ways, and what has many events goes them all.
  private static var journeys: [(file: SourceFile, way: Int)] {
    get throws {
      Lessons.catalog().lessons.enumerated().map { ($1.file, $0 % ways.count) }
        + ways.indices.map { (many, $0) }
    }
  }

  @Test(arguments: try journeys)
  func `lands where one stood`(_ file: SourceFile, _ way: Int) {
    let (title, destination, further) = Self.ways[way]
    let fresh = LessonPlayer(file)
    _ = fresh.advance(to: destination)
    let player = LessonPlayer(file)
    _ = player.advance(to: destination)
    if player.isAtEnd { return }
    _ = player.advance(to: further)
    player.back()
    expectEqual(player, fresh, "\(file.name), \(title)")
    // And on again, it is the same run.
    _ = player.advance(to: .end)
    _ = fresh.advance(to: .end)
    let isSame = player.records == fresh.records
    #expect(isSame, "\(file.name), \(title), on again")
  }

  @Test func `a thousand steps are taken back one by one`() {
    let player = LessonPlayer(Self.many)
    var sequences: [Int] = []
    for _ in 0..<1_000 {
      _ = player.advance(to: .events(1))
      sequences.append(player.sequence)
    }
    for sequence in sequences.dropLast().reversed() {
      player.back()
      #expect(player.sequence == sequence)
    }
    player.back()
    #expect(player.isAtStart)
  }

  @Test(arguments: [1, 7, 100])
  func `so many events back is so many fewer on`(_ count: Int) {
    let fresh = LessonPlayer(Self.many)
    _ = fresh.advance(to: .events(500 - count))
    let player = LessonPlayer(Self.many)
    _ = player.advance(to: .events(500))
    player.back(events: count)
    expectEqual(player, fresh, "back")
  }

  @Test func `places behind are found as from before`() {
    let fresh = LessonPlayer(Self.many)
    _ = fresh.go(toRecord: 100)
    let player = LessonPlayer(Self.many)
    _ = player.advance(to: .end)
    _ = player.go(toRecord: 100)
    expectEqual(player, fresh, "back")
    player.rewind()
    expectEqual(player, LessonPlayer(Self.many), "at the beginning")
  }
}
