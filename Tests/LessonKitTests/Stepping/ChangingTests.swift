import LabBindings
import LessonKit
import ScriptSource
import Stage
import Testing

/// A changed script goes on where the learner was.
struct ChangingTests {
  private static let file = SourceFile(
    name: "c.swift",
    text: """
      let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "ticks")
      let ticks = Observable<Int>.interval(.seconds(1), scheduler: queue)
      let first = ticks.subscribe(onNext: { print("First \\($0)") })
      Thread.sleep(forTimeInterval: 2.5)
      for word in ["a", "b"] {
        print(word)
      }
      print("end")
      first.dispose()
      """
  )

  private func changed(
    _ old: String,
    _ new: String,
    after destination: Destination
  ) throws -> (LessonPlayer, LessonPlayer.Changed) {
    let player = LessonPlayer(Self.file)
    _ = player.advance(to: destination)
    let edit = try Variants(of: Self.file, expression: old).edit(with: new)
    return (player, try #require(player.changed(by: edit)))
  }

  private static let destinations: [Destination] = [
    .statements(3), .statements(6), .time(.milliseconds(1_500)), .end,
  ]

  @Test(arguments: destinations)
  func `what has run is different: the same statement, or the same time`(_ destination: Destination)
    throws
  {
    let (before, changed) = try changed("First", "1st", after: destination)
    #expect(changed.isSame == (before.time < .seconds(1)))
    let after = changed.player
    #expect(after.time == before.time)
    #expect(after.isAtEnd == before.isAtEnd)
    #expect(after.statement?.place.line == before.statement?.place.line)
    #expect(after.story.printed.count == before.story.printed.count)
    #expect(after.story.printed.contains { $0.text == "1st 0" } == (before.time > .seconds(1)))
  }

  @Test func `what is still to come can change without a new run`() throws {
    let (before, changed) = try changed("\"end\"", "\"END\"", after: .statements(6))
    #expect(changed.isSame)
    #expect(changed.player.records == before.records)
    #expect(changed.player.statement == before.statement)
  }

  @Test(arguments: [("First", "1st"), ("\"end\"", "\"END\"")])
  func `moves before a change can be undone one by one`(_ old: String, _ new: String) throws {
    let player = LessonPlayer(Self.file)
    var lines: [Int?] = []
    for _ in 1...7 {
      lines.append(player.statement?.place.line)
      _ = player.advance(to: .statements(1))
    }
    let edit = try Variants(of: Self.file, expression: old).edit(with: new)
    let changed = try #require(player.changed(by: edit)).player
    #expect(changed.statement?.place.line == player.statement?.place.line)
    for line in lines.reversed() {
      changed.back()
      #expect(changed.statement?.place.line == line)
    }
    #expect(changed.isAtStart)
    _ = changed.advance(to: .end)
    #expect(changed.story.printed.contains { $0.text.hasPrefix(new == "1st" ? new : "END") })
  }

  @Test func `a changed script that ends earlier is at its end`() throws {
    let (_, changed) = try changed(
      "for word in [\"a\", \"b\"]",
      "for word in [0][1...][2...]",
      after: .end
    )
    guard case .end(let mistakes) = changed.stop else { return #expect(Bool(false)) }
    #expect(mistakes.count == 1)
  }
}
