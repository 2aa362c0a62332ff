import Dispatch
import Rx

extension OperatorLawTable {
  /// What `subscribe(on:)` need not keep.
  static let disposesLater: [OperatorLaw: String] = [
    .disposalSilences: "the source is disposed by work on the clock"
  ]

  /// Longer than any trial takes.
  private var long: RxTimeInterval { .seconds(100_000) }

  mutating func addTimed() {
    add(
      "buffer(timeSpan:count:scheduler:)",
      timed: {
        $0.buffer(timeSpan: .seconds(3), count: 2, scheduler: $1)
      }
    )
    add(
      "window(timeSpan:count:scheduler:)",
      timed: {
        $0.window(timeSpan: .seconds(3), count: 2, scheduler: $1).merge()
      }
    )
    add("debounce(_:scheduler:)", timed: { $0.debounce(.seconds(3), scheduler: $1) })
    add(
      "throttle(_:latest:scheduler:)",
      timed: {
        $0.throttle(.seconds(3), latest: true, scheduler: $1)
      }
    )
    add("delay(_:scheduler:)", timed: { $0.delay(.seconds(3), scheduler: $1) })
    add(
      "delaySubscription(_:scheduler:)",
      timed: { $0.delaySubscription(.seconds(3), scheduler: $1) }
    )
    let long = long
    add("skip(_:scheduler:)", timed: { $0.skip(.seconds(3), scheduler: $1) })
    add("take(for:scheduler:)", timed: { $0.take(for: long, scheduler: $1) })
    add("timeout(_:scheduler:)", timed: { $0.timeout(long, scheduler: $1) })
    add(
      "timeout(_:other:scheduler:)",
      timed: { $0.timeout(long, other: Observable.just(7), scheduler: $1) }
    )
    add("observe(on:)", timed: { $0.observe(on: $1) })
    add("subscribe(on:)", exempt: Self.disposesLater, timed: { $0.subscribe(on: $1) })
  }
}
