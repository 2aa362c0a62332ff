import Rx
import Testing

struct ZipTests {
  @Test(arguments: [
    Marbles(
      "combines in step",
      ["--1--2-----3--|", "----a----b------"],
      "----<1a>----<2b>",
      windows: ["^-------------!", "^--------------!"],
      disposedAt: 15
    ),
    Marbles("completes with the last", ["-1|", "-a--|"], "-<1a>--|", windows: ["^-!", "^---!"]),
    Marbles("elements wait", ["-12|", "-a---b-|"], "-<1a>---<2b>-|"),
    Marbles("nothing in common", ["--|", "---|"], "---|"),
    Marbles(
      "an error disposes of the other",
      ["-1-#", "----"],
      "---#",
      windows: ["^--!", "^--!"]
    ),
    Marbles(
      "disposes of all at disposal",
      ["-1-", "-a-"],
      "-<1a>",
      windows: ["^-!", "^-!"],
      disposedAt: 2
    ),
  ])
  func zip(_ row: Marbles) {
    expect(row) { sources, _ in Observable.zip(sources[0], sources[1]) { $0 + $1 } }
    expect(row) { sources, _ in Observable.zip(sources[0], sources[1]).map { $0 + $1 } }
    expect(row) { sources, _ in Observable.zip(sources) { $0.joined() } }
    expect(row) { sources, _ in Observable.zip(sources).map { $0.joined() } }
  }

  @Test func twoToEightSourcesEndWhenAllHaveEnded() {
    let row = Marbles(
      "an element that can have no counterpart",
      ["-1|", "-a-b--c-|"],
      "-<1a>------|",
      windows: ["^-!", "^-------!"]
    )
    expect(row) { sources, _ in Observable.zip(sources[0], sources[1]) { $0 + $1 } }
    expect(row) { sources, _ in
      Infallible.zip(
        sources[0].asInfallible(onErrorJustReturn: ""),
        sources[1].asInfallible(onErrorJustReturn: "")
      ) { $0 + $1 }.asObservable()
    }
  }

  @Test func anArrayOfSourcesMayEndEarlier() {
    let row = Marbles(
      "completes at an element that can have no counterpart",
      ["-1|", "-a-b--c-|"],
      "-<1a>-|",
      windows: ["^-!", "^--!"]
    )
    expect(row) { sources, _ in Observable.zip(sources) { $0.joined() } }
    expect(row) { sources, _ in Observable.zip(sources).map { $0.joined() } }
  }

  @Test func anyNumberOfElementsWait() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    var pairs = 0
    var isInStep = true
    let subscription = Observable.zip(first, second).subscribe(onNext: { pair in
      pairs += 1
      if pair.0 != pair.1 || pair.0 != pairs { isInStep = false }
    })
    for number in 1...1000 { first.onNext(number) }
    for number in 1...300 { second.onNext(number) }
    for number in 1001...1500 { first.onNext(number) }
    for number in 301...1500 { second.onNext(number) }
    #expect(pairs == 1500)
    #expect(isInStep)
    subscription.dispose()
  }

  @Test func waitingElementsAreReleased() {
    weak var waiting: Token?
    let (first, second) = (PublishSubject<Token>(), PublishSubject<Int>())
    let subscription = Observable.zip(first, second).subscribe()
    do {
      let token = Token()
      waiting = token
      first.onNext(token)
    }
    #expect(waiting != nil)
    subscription.dispose()
    #expect(waiting == nil)
  }

  @Test func laws() {
    let throwing = { (source: Observable<Int>) in
      Observable<Int>.zip(source, Observable.just(1)) { _, _ in throw TestError() }
    }
    checkThrowEnds(throwing)
    checkOperatorLaws(order: .sourceFirst) {
      Observable.zip($0, Observable.just(1)) { $0 + $1 }
    }
    checkOperatorLaws { Observable.zip([$0]) }
  }
}
