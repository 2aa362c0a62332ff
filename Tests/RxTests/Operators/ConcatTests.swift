import Rx
import Testing

struct ConcatTests {
  @Test(arguments: [
    Marbles(
      "goes on with the second",
      ["--a--b|", "x--y--|"],
      "--a--bx--y--|",
      windows: ["^-----!", "------^-----!"]
    ),
    Marbles("an error ends it", ["--a--#", "x"], "--a--#", windows: ["^----!", ""]),
    Marbles(
      "an error of the second ends it",
      ["-a|", "x-#"],
      "-ax-#",
      windows: ["^-!", "--^-!"]
    ),
    Marbles(
      "lets the running one go at disposal",
      ["-a|", "x-y-z"],
      "-ax",
      windows: ["^-!", "--^!"],
      disposedAt: 3
    ),
  ])
  func concat(_ row: Marbles) {
    expect(row) { sources, _ in sources[0].concat(sources[1]) }
    expect(row) { sources, _ in Observable.concat(sources[0], sources[1]) }
    expect(row) { (sources: [Observable<String>], _) in Observable.concat(sources) }
    expect(row) { sources, _ in Observable.concat(AnySequence(sources)) }
    expect(row) { sources, _ in Observable.of(sources[0], sources[1]).concat() }
  }

  @Test func nothingCompletes() {
    #expect(events(Observable<Int>.concat([Observable<Int>]())) == ["completed"])
  }

  @Test func theNextIsAskedForWhenItIsNeeded() {
    var asked = 0
    let sources = AnySequence {
      AnyIterator { () -> Observable<Int>? in
        asked += 1
        return .just(asked)
      }
    }
    #expect(events(Observable.concat(sources).take(3)).last == "completed")
    #expect(asked == 3)
  }

  @Test func thePreviousOneIsDisposedFirst() {
    var log: [String] = []
    func source(_ name: String) -> Observable<String> {
      .create { observer in
        log.append("\(name) begins")
        observer.onCompleted()
        return Disposables.create { log.append("\(name) is over") }
      }
    }
    source("a").concat(source("b")).subscribe().dispose()
    #expect(log == ["a begins", "a is over", "b begins", "b is over"])
  }

  @Test(arguments: ManySources.allCases)
  func aHundredThousandSourcesNeedNoStack(_ join: ManySources) {
    let kinds: [Observable<Int>] = [
      .of(1),
      .create { observer in
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create()
      },
    ]
    var sum = 0
    var isOver = false
    join.apply((0..<100_000).map { kinds[$0 % 2] }).subscribe(
      onNext: { sum += $0 },
      onCompleted: { isOver = true }
    ).dispose()
    #expect(isOver)
    #expect(sum == 100_000)
  }

  @Test func laws() {
    checkOperatorLaws(order: .completedSourceFirst) { $0.concat(Observable.just(7)) }
    checkOperatorLaws { Observable.just(7).concat($0) }
  }
}

/// The ways to run very many sources one after the other.
enum ManySources: CaseIterable {
  case concat
  case concatInner
  case concatMap
  case mergeSome
  case merge
  case switchLatest
  case catchSequence

  func apply(_ sources: [Observable<Int>]) -> Observable<Int> {
    switch self {
    case .concat: .concat(sources)
    case .concatInner: Observable.from(sources).concat()
    case .concatMap: Observable.from(sources).concatMap { $0 }
    case .mergeSome: Observable.from(sources).merge(maxConcurrent: 2)
    case .merge: Observable.from(sources).merge()
    case .switchLatest: Observable.from(sources).switchLatest()
    case .catchSequence:
      Observable.catch(sequence: sources.map { $0.concat(Observable.error(TestError())) })
        .catch { _ in .empty() }
    }
  }
}
