import Rx
import Testing

/// `flatMapLatest`, `flatMapFirst`, `concatMap` and their relatives without a selector.
struct InnerSequenceTests {
  @Test(arguments: [
    Marbles(
      "lets the one before go",
      ["--a-----b-------|", "1--2--3|", "x--y--|"],
      "--1--2--x--y----|",
      windows: ["^---------------!", "--^-----!", "--------^-----!"]
    ),
    Marbles(
      "waits for the latest",
      ["-a|", "-1--2|", ""],
      "--1--2|",
      windows: ["^-!", "-^----!"]
    ),
    Marbles(
      "an inner error ends it",
      ["-a---", "-1-#", ""],
      "--1-#",
      windows: ["^---!", "-^--!"]
    ),
    Marbles(
      "an outer error ends it",
      ["-a-#", "-1---2", ""],
      "--1#",
      windows: ["^--!", "-^-!"]
    ),
    Marbles(
      "an error of one that was let go means nothing",
      ["-a-b---|", "---#", "-x--|"],
      "----x--|"
    ),
  ])
  func flatMapLatest(_ row: Marbles) {
    expect(row) { sources, _ in
      sources[0].flatMapLatest { $0 == "a" ? sources[1] : sources[2] }
    }
    expect(row) { sources, _ in
      sources[0].map { $0 == "a" ? sources[1] : sources[2] }.switchLatest()
    }
  }

  @Test func flatMapLatestOfInfalliblesLetsTheOneBeforeGo() {
    let row = Marbles(
      "lets the one before go",
      ["--a-----b-------|", "1--2--3---4|", "x--y--|"],
      "--1--2--x--y----|",
      windows: ["^---------------!", "--^-----!", "--------^-----!"]
    )
    expect(row) { sources, _ in
      let inner = sources.map { $0.asInfallible(onErrorJustReturn: "?") }
      let latest: Infallible<String> = sources[0].flatMapLatest { $0 == "a" ? inner[1] : inner[2] }
      return latest.asObservable()
    }
  }

  @Test(arguments: [
    Marbles(
      "ignores what comes meanwhile",
      ["--a--b-----c----|", "1--2--|", "x-|"],
      "--1--2-----x----|",
      windows: ["^---------------!", "--^-----!", "-----------^-!"]
    ),
    Marbles("waits for the inner one", ["-a|", "-1--2|", ""], "--1--2|"),
    Marbles(
      "an inner error ends it",
      ["-a---", "-1-#", ""],
      "--1-#",
      windows: ["^---!", "-^--!"]
    ),
    Marbles(
      "an outer error ends it",
      ["-a-#", "-1---2", ""],
      "--1#",
      windows: ["^--!", "-^-!"]
    ),
  ])
  func flatMapFirst(_ row: Marbles) {
    expect(row) { sources, _ in
      sources[0].flatMapFirst { $0 == "a" ? sources[1] : sources[2] }
    }
  }

  @Test func flatMapFirstDoesNotMakeWhatItIgnores() {
    let source = PublishSubject<Int>()
    var made: [Int] = []
    let subscription = source.flatMapFirst { number -> Observable<Int> in
      made.append(number)
      return number == 1 ? .never() : .empty()
    }.subscribe()
    source.onNext(0)
    source.onNext(1)
    source.onNext(2)
    #expect(made == [0, 1])
    subscription.dispose()
  }

  @Test(arguments: [
    Marbles(
      "takes turns",
      ["--a--b----------|", "1--2--|", "x--y|"],
      "--1--2--x--y----|",
      windows: ["^---------------!", "--^-----!", "--------^---!"]
    ),
    Marbles(
      "waits for all of them",
      ["-ab|", "-1|", "-x-|"],
      "--1-x-|",
      windows: ["^--!", "-^-!", "---^--!"]
    ),
    Marbles(
      "an inner error ends it",
      ["-ab-", "-1-#", "x"],
      "--1-#",
      windows: ["^---!", "-^--!", ""]
    ),
    Marbles(
      "an outer error ends it",
      ["-ab#", "-1---2", "x"],
      "--1#",
      windows: ["^--!", "-^-!", ""]
    ),
  ])
  func concatMap(_ row: Marbles) {
    expect(row) { sources, _ in sources[0].concatMap { $0 == "a" ? sources[1] : sources[2] } }
    expect(row) { sources, _ in
      sources[0].map { $0 == "a" ? sources[1] : sources[2] }.concat()
    }
    expect(row) { sources, _ in
      sources[0].map { $0 == "a" ? sources[1] : sources[2] }.merge(maxConcurrent: 1)
    }
  }

  @Test(arguments: [
    Marbles(
      "runs at most so many",
      ["abc|", "1--|", "-2--|", "3|"],
      "1-23-|",
      windows: ["^--!", "^--!", "-^---!", "---^!"]
    )
  ])
  func mergeMaxConcurrent(_ row: Marbles) {
    expect(row) { sources, _ in
      sources[0].map { sources[$0 == "a" ? 1 : $0 == "b" ? 2 : 3] }.merge(maxConcurrent: 2)
    }
  }

  @Test func thePreviousOneIsDisposedFirst() {
    var log: [String] = []
    Observable.of("a", "b").flatMapLatest { name in
      Observable<Int>.never().do(
        onSubscribe: { log.append("\(name) begins") },
        onDispose: { log.append("\(name) is over") }
      )
    }.subscribe().dispose()
    #expect(log == ["a begins", "a is over", "b begins", "b is over"])
  }

  @Test func laws() {
    checkThrowEnds { $0.flatMapLatest { _ -> Observable<Int> in throw TestError() } }
    checkOperatorLaws(order: .completedSourceFirst) {
      $0.flatMapLatest { Observable.of($0, $0) }
    }
    checkThrowEnds { $0.flatMapFirst { _ -> Observable<Int> in throw TestError() } }
    checkOperatorLaws(order: .completedSourceFirst) {
      $0.flatMapFirst { Observable.of($0, $0) }
    }
    checkThrowEnds { $0.concatMap { _ -> Observable<Int> in throw TestError() } }
    checkOperatorLaws {
      $0.concatMap { Observable.of($0, $0) }
    }
  }
}
