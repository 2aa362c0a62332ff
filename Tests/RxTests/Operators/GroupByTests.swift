import Rx
import Testing

struct GroupByTests {
  /// Each element with its group's key, and the group's end as a full stop.
  @Test(arguments: [
    Marbles(
      "splits by key; the groups end first",
      "-1--2--3--4--|",
      "-<o1>--<e2>--<o3>--<e4>--(<o.><e.>|)",
      window: "^------------!"
    ),
    Marbles("passes an error on", "-1-#", "-<o1>-#", window: "^--!"),
  ])
  func groupBy(_ row: Marbles) {
    expect(row) { source in
      source.groupBy { "13".contains($0) ? "o" : "e" }.flatMap { group in
        group.map { group.key + $0 }.concat(Observable.just(group.key + "."))
      }
    }
  }

  @Test(arguments: [
    Marbles("sends a group at its first element", "-1--2--3--4--|", "-o--e--------|"),
    Marbles("passes an error on", "-1-#", "-o-#"),
  ])
  func groups(_ row: Marbles) {
    expect(row) { $0.groupBy { "13".contains($0) ? "o" : "e" }.map(\.key) }
  }

  @Test func aThrowEndsTheGroupsToo() {
    let source = PublishSubject<Int>()
    var log: [String] = []
    let groups = source.groupBy { number -> Int in
      if number == 3 { throw TestError() }
      return number
    }
    let subscription = groups.subscribe(
      onNext: { group in
        _ = group.subscribe { log.append("\(group.key) \($0)") }
      },
      onError: { _ in log.append("error") }
    )
    source.onNext(2)
    source.onNext(1)
    source.onNext(3)
    let end = "error(TestError(name: \"#\"))"
    #expect(log == ["2 next(2)", "1 next(1)", "2 \(end)", "1 \(end)", "error"])
    #expect(!source.hasObservers)
    subscription.dispose()
  }

  @Test func theSourceRunsUntilTheLastGroupIsDisposed() {
    let source = PublishSubject<Int>()
    var log: [Int] = []
    var inner: (any Disposable)?
    let outer = source.groupBy { $0 % 2 }.subscribe(onNext: { group in
      inner = group.subscribe(onNext: { log.append($0) })
    })
    source.onNext(1)
    outer.dispose()
    source.onNext(2)
    source.onNext(3)
    #expect(log == [1, 3])
    inner?.dispose()
    #expect(!source.hasObservers)
  }

  @Test func laws() {
    checkThrowEnds { $0.groupBy { _ -> Int in throw TestError() } }
    checkOperatorLaws {
      $0.groupBy { $0 }.map(\.key)
    }
    checkOperatorLaws(order: .completedSourceFirst) {
      $0.groupBy { $0 }.flatMap { $0 }
    }
  }
}
