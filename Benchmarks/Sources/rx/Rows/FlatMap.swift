import AsyncAlgorithms
import OpenCombine
import Rx

extension Rows {
  static func flatMap() -> Row {
    let subject = PublishSubject<Int>()
    let passthrough = PassthroughSubject<Int, Never>()
    return inner(
      number: "05",
      title: "subject → flatMap(just)",
      allowance: 4,
      (subject, subject.flatMap { Rx.Observable.just($0) }),
      (passthrough, passthrough.flatMap { Just($0) }.sink { Work.consume($0) }),
      asyncAlgorithms: { await consumeConcatenated($0) }
    )
  }

  static func flatMapLatest() -> Row {
    let subject = PublishSubject<Int>()
    let passthrough = PassthroughSubject<Int, Never>()
    return inner(
      number: "06",
      title: "flatMapLatest(just)",
      (subject, subject.flatMapLatest { Rx.Observable.just($0) }),
      (passthrough, passthrough.map { Just($0) }.switchToLatest().sink { Work.consume($0) })
    )
  }

  static func concatMap() -> Row {
    let subject = PublishSubject<Int>()
    let passthrough = PassthroughSubject<Int, Never>()
    return inner(
      number: "07",
      title: "concatMap(just)",
      (subject, subject.concatMap { Rx.Observable.just($0) }),
      (
        passthrough,
        passthrough.flatMap(maxPublishers: .max(1)) { Just($0) }.sink { Work.consume($0) }
      ),
      asyncAlgorithms: { await consumeConcatenated($0) }
    )
  }

  private static func inner(
    number: String,
    title: String,
    allowance: Double? = nil,
    _ rx: (subject: PublishSubject<Int>, result: Rx.Observable<Int>),
    _ openCombine: (passthrough: PassthroughSubject<Int, Never>, cancellable: AnyCancellable),
    asyncAlgorithms: (@Sendable (Int) async -> Void)? = nil
  ) -> Row {
    // What the closure of such an operator takes at least: it makes an inner sequence on the heap.
    let hold = Work.opaque { (number: Int) in Work.HeapNumber(number) }
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    let disposable = rx.result.subscribe(onNext: { Work.consume($0) })
    return Row(
      number: number,
      title: title,
      allowance: allowance,
      operations: count,
      expected: Work.sum(to:),
      limit: { for number in 0..<$0 { consume(hold(number).number) } },
      rx: { operations in
        withExtendedLifetime(disposable) {
          for number in 0..<operations { rx.subject.onNext(number) }
        }
      },
      openCombine: { operations in
        withExtendedLifetime(openCombine.cancellable) {
          for number in 0..<operations { openCombine.passthrough.send(number) }
        }
      },
      asyncAlgorithms: asyncAlgorithms
    )
  }

  // The `flatMap` of asynchronous sequences is what others call `concatMap`.
  private static func consumeConcatenated(_ operations: Int) async {
    let sequence = AsyncChannel.counting(to: operations).flatMap { CollectionOfOne($0).async }
    for await number in sequence { Work.consume(number) }
  }
}
