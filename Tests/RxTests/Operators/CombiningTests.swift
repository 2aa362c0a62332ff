import Rx
import Testing

struct CombiningTests {
  @Test(arguments: [
    Marbles(
      "passes what comes",
      ["--a-----b----|", "----1-----2|"],
      "--a-1---b-2--|",
      windows: ["^------------!", "^----------!"]
    ),
    Marbles(
      "an error disposes of the other",
      ["--a--#", "-1-------"],
      "-1a--#",
      windows: ["^----!", "^----!"]
    ),
    Marbles(
      "disposes of all at disposal",
      ["--a--", "-1----"],
      "-1a",
      windows: ["^--!", "^--!"],
      disposedAt: 3
    ),
  ])
  func merge(_ row: Marbles) { expect(row) { sources, _ in Observable.merge(sources) } }

  @Test func mergeInterleavesOnTheTrampoline() {
    let source = Observable.merge(.of(1, 2, 3), .of(4, 5, 6))
    #expect(
      events(source).joined(separator: " ")
        == "next(1) next(4) next(2) next(5) next(3) next(6) completed"
    )
  }

  @Test func mergeOfNothingCompletes() {
    #expect(events(Observable<Int>.merge([Observable<Int>]())) == ["completed"])
  }

  @Test(arguments: [
    Marbles(
      "combines the latest",
      ["--1-----2-------|", "-----a-----b--|"],
      "-----<1a>--<2a>--<2b>----|"
    ),
    Marbles("ends when nothing can come", ["--1--2-", "-|"], "--|", windows: ["^-!", "^!"]),
    Marbles(
      "an error disposes of the other",
      ["-1---#", "-a----"],
      "-<1a>---#",
      windows: ["^----!", "^----!"]
    ),
  ])
  func combineLatest(_ row: Marbles) {
    expect(row) { sources, _ in Observable.combineLatest(sources[0], sources[1]) { $0 + $1 } }
    expect(row) { sources, _ in Observable.combineLatest(sources[0], sources[1]).map { $0 + $1 } }
  }

  @Test func laws() {
    checkOperatorLaws(order: .completedSourceFirst) { Observable.merge($0) }
    let throwing = { (source: Observable<Int>) in
      Observable<Int>.combineLatest(source, Observable.just(1)) { _, _ in throw TestError() }
    }
    checkThrowEnds(throwing)
    checkOperatorLaws(order: .sourceFirst) {
      Observable.combineLatest($0, Observable.just(1)) { $0 + $1 }
    }
  }

  @Test func anObserverMayPushIntoAMergedSource() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    var log: [Int] = []
    let subscription = Observable.merge(first, second).subscribe(onNext: { number in
      log.append(number)
      if number < 3 { second.onNext(number + 1) }
    })
    first.onNext(1)
    #expect(log == [1, 2, 3])
    subscription.dispose()
    first.onNext(1)
    #expect(log == [1, 2, 3])
  }
}
