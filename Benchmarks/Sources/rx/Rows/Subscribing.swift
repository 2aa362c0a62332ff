import OpenCombine
import Rx

/// The workloads that spend their time on subscribing, and send next to nothing.
extension Rows {
  static func subscribing() -> Row {
    let addOne = Work.opaque { (number: Int) in Work.addOne(number) }
    let isWanted = Work.opaque { (number: Int) in Work.isWanted(number) }
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    return Row(
      number: "19",
      title: "just → 5 operators: subscribe",
      // One an operator to make it and one to subscribe to it, but `startWith` keeps nothing; two for the subscriber.
      allocations: 12,
      operations: count / 10,
      expected: { 3 * $0 },
      // The observer, what the six of the chain keep for a subscription, and its handle.
      limit: {
        for _ in 0..<$0 {
          let subscription = Link.chain(of: 8)
          let mapped = addOne(1)
          consume(1)
          if isWanted(mapped) { consume(mapped) }
          subscription.dispose()
        }
      },
      rx: {
        for _ in 0..<$0 {
          Rx.Observable.just(1).map { Work.addOne($0) }.filter { Work.isWanted($0) }
            .distinctUntilChanged().startWith(1).take(2)
            .subscribe(onNext: { Work.consume($0) }).dispose()
        }
      },
      openCombine: {
        for _ in 0..<$0 {
          Just(1).map { Work.addOne($0) }.filter { Work.isWanted($0) }
            .removeDuplicates().prepend(1).prefix(2)
            .sink { Work.consume($0) }.cancel()
        }
      }
    )
  }

  static func concat() -> Row {
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    let sources = (0..<1_000).map { Rx.Observable.just($0) }
    return Row(
      number: "20",
      title: "concat of 1,000 just, a source",
      // A source's subscription, and what the chain takes for a thousand of them.
      allocations: 1.01,
      operations: count,
      expected: { $0 / 1_000 * Work.sum(to: 1_000) },
      // What a source's subscription is, and its handle.
      limit: {
        for number in 0..<$0 {
          let subscription = Link.chain(of: 2)
          consume(number % 1_000)
          subscription.dispose()
        }
      },
      rx: {
        for _ in 0..<$0 / 1_000 {
          _ = Rx.Observable.concat(sources).subscribe(onNext: { Work.consume($0) })
        }
      },
      // OpenCombine has no concat of many; this is how its users write one.
      openCombine: {
        for _ in 0..<$0 / 1_000 {
          _ = (0..<1_000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }
            .sink { Work.consume($0) }
        }
      }
    )
  }

  static func retry() -> Row {
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    return Row(
      number: "21",
      title: "retry, 100 failures: a failure",
      // The attempt's subscription, what keeps the observer's grammar, and the error; the rest is for a hundred of them.
      allocations: 3.2,
      operations: count / 10,
      expected: { $0 / 100 },
      // What the attempt's subscription is, what keeps the observer's grammar, and the handle.
      limit: {
        for number in 1...$0 {
          let subscription = Link.chain(of: 3)
          if number % 100 == 0 { consume(1) }
          subscription.dispose()
        }
      },
      rx: {
        for _ in 0..<$0 / 100 {
          let failures = Work.Box()
          let source = Rx.Observable<Int>.create { observer in
            if failures.number < 100 {
              failures.number += 1
              observer.onError(Failure())
            } else {
              observer.onNext(1)
              observer.onCompleted()
            }
            return Disposables.create()
          }
          _ = source.retry().subscribe(onNext: { Work.consume($0) })
        }
      },
      openCombine: {
        for _ in 0..<$0 / 100 {
          let failures = Work.Box()
          let source = Deferred {
            if failures.number < 100 {
              failures.number += 1
              return Result<Int, Failure>.failure(Failure()).publisher
            } else {
              return Result<Int, Failure>.success(1).publisher
            }
          }
          _ = source.retry(100).sink(receiveCompletion: { _ in }) { Work.consume($0) }
        }
      }
    )
  }
}

private struct Failure: Error {}

/// What is allocated for a subscription, by hand: objects of which each keeps the next.
private final class Link {
  private var next: Link?

  init(_ next: Link?) { self.next = next }

  // Not inlined, as the handle of a subscription leaves the function that makes it: nothing may move to the stack.
  @inline(never) static func chain(of length: Int) -> Link {
    var first = Link(nil)
    for _ in 1..<length { first = Link(first) }
    return first
  }

  func dispose() { next = nil }
}
