import Stage
import Testing

/// The consoles of the second article's part on cold and hot sources.
///
/// Every one of them depends on the rule for ties: a timer armed before a sleep began goes off
/// before the sleep ends, on every lap.
struct ArticleIntervalTests {
  enum Sharing: CaseIterable {
    case none, replay0, replay1, replay2, replay1WhileConnected

    func subscribing(to source: HandMadeInterval) -> (@escaping (Int) -> Void) -> (() -> Void) {
      switch self {
      case .none: source.subscribe
      case .replay0: HandMadeShare(source, replay: 0, isForever: true).subscribe
      case .replay1: HandMadeShare(source, replay: 1, isForever: true).subscribe
      case .replay2: HandMadeShare(source, replay: 2, isForever: true).subscribe
      case .replay1WhileConnected: HandMadeShare(source, replay: 1, isForever: false).subscribe
      }
    }
  }

  static func lesson(_ sharing: Sharing, third: Bool) -> (Stage) throws -> Void {
    { stage in
      let subscribe = sharing.subscribing(to: HandMadeInterval(stage: stage))
      stage.print("Started ----")
      let first = subscribe { stage.print("First \($0)") }
      try stage.sleep(for: .seconds(2))
      let second = subscribe { stage.print("Second \($0)") }
      try stage.sleep(for: .seconds(3))
      first()
      try stage.sleep(for: .seconds(4))
      second()
      if third {
        stage.print("Observer become 0")
        try stage.sleep(for: .seconds(1))
        let third = subscribe { stage.print("Third \($0)") }
        try stage.sleep(for: .seconds(2))
        third()
      }
      stage.print("Ended ----")
    }
  }

  private static func console(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init)
  }

  private static let shared = """
    First 2, Second 2, First 3, Second 3, First 4, Second 4, \
    Second 5, Second 6, Second 7, Second 8, Disposed
    """

  @Test(arguments: [
    (
      Sharing.none, false,
      """
      Started ----, Subscribed, First 0, First 1, Subscribed, First 2, Second 0, First 3, \
      Second 1, First 4, Second 2, Disposed, Second 3, Second 4, Second 5, Second 6, \
      Disposed, Ended ----
      """
    ),
    (
      .replay1, false,
      "Started ----, Subscribed, First 0, First 1, Second 1, \(shared), Ended ----"
    ),
    (
      .replay0, false,
      "Started ----, Subscribed, First 0, First 1, \(shared), Ended ----"
    ),
    (
      .replay2, false,
      "Started ----, Subscribed, First 0, First 1, Second 0, Second 1, \(shared), Ended ----"
    ),
    (
      .replay1, true,
      """
      Started ----, Subscribed, First 0, First 1, Second 1, \(shared), Observer become 0, \
      Third 8, Subscribed, Third 0, Third 1, Disposed, Ended ----
      """
    ),
    (
      .replay1WhileConnected, true,
      """
      Started ----, Subscribed, First 0, First 1, Second 1, \(shared), Observer become 0, \
      Subscribed, Third 0, Third 1, Disposed, Ended ----
      """
    ),
  ])
  func console(_ sharing: Sharing, _ third: Bool, _ expected: String) {
    let run = trace(Stage.Configuration(), Self.lesson(sharing, third: third))
    #expect(run.texts == Self.console(expected))
    #expect(run.outcome.description == "finished")
    #expect(run.records.last?.time == .seconds(third ? 12 : 9))
  }
}
