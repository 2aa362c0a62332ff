import Rx
import Testing

/// Chains within chains: run by the outer one, so that they need no stack.
@Suite(.serialized)
struct ChainTests {
  private static let length = 10_000

  @Test func aChainOfChainsNeedsNoStack() {
    var chain = Observable.just(0)
    for number in 1..<Self.length { chain = chain.concat(Observable.just(number)) }
    #expect(elements(chain) == Array(0..<Self.length))
  }

  @Test func aCatchOfCatchesNeedsNoStack() {
    var chain = Observable<Int>.error(TestError())
    for _ in 1..<Self.length { chain = .catch(sequence: [chain, .error(TestError())]) }
    #expect(elements(.catch(sequence: [chain, .just(1)])) == [1])
  }

  @Test(arguments: [true, false])
  func releasingALongChainNeedsNoStack(_ isNestedFirst: Bool) {
    weak var last: Observable<Int>?
    do {
      let source = PublishSubject<Int>()
      last = source
      var chain: Observable<Int> = source
      for _ in 0..<100_000 {
        chain = isNestedFirst ? chain.concat(Observable.just(0)) : Observable.just(0).concat(chain)
      }
      var attempts: Observable<Int> = chain
      for _ in 0..<100_000 { attempts = attempts.retry(2) }
      var catches: Observable<Int> = attempts
      for _ in 0..<100_000 { catches = .catch(sequence: [catches]) }
      for _ in 0..<100_000 { catches = .concat(catches) }
    }
    #expect(last == nil)
  }

  @Test func aPartOfAReleasedChainStillRuns() {
    let part = Observable.just(1).concat(Observable.just(2))
    do { _ = Observable.just(0).concat(part).concat(Observable.just(3)) }
    #expect(elements(part) == [1, 2])
  }

  @Test func aLazyCollectionMayRecurseWithoutEnd() {
    func counting(from start: Int) -> Observable<Int> {
      Observable.concat(
        [0, 1].lazy.map { $0 == 0 ? Observable.just(start) : counting(from: start + 1) }
      )
    }
    maxTailRecursiveSinkStackSize = 0
    #expect(elements(counting(from: 0).take(Self.length)) == Array(0..<Self.length))
    #expect(
      maxTailRecursiveSinkStackSize == 1,
      "a chain in the last place takes the place of its chain"
    )
  }

  @Test func aLazySequenceOfUnknownLengthKeepsItsLevels() {
    func counting(from start: Int) -> Observable<Int> {
      Observable.concat(
        AnySequence(
          [0, 1].lazy.map { $0 == 0 ? Observable.just(start) : counting(from: start + 1) }
        )
      )
    }
    maxTailRecursiveSinkStackSize = 0
    #expect(elements(counting(from: 0).take(Self.length)) == Array(0..<Self.length))
    #expect(maxTailRecursiveSinkStackSize > 1000)
  }

  @Test func aSourceIsMadeWhenItsTurnComes() {
    var made: [Int] = []
    let first = PublishSubject<Int>()
    let sources = [0, 1].lazy.map { number -> Observable<Int> in
      made.append(number)
      return number == 0 ? first : .just(1)
    }
    let subscription = Observable.concat(sources).subscribe()
    #expect(made == [0])
    first.onCompleted()
    #expect(made == [0, 1])
    subscription.dispose()
  }

  private func elements(_ source: Observable<Int>) -> [Int] {
    var elements: [Int] = []
    source.subscribe(onNext: { elements.append($0) }, onError: { _ in elements.append(-1) })
      .dispose()
    return elements
  }
}
