import ReactiveSignals
import Rx

extension SignalRows {
  static func sequence() -> SignalRow {
    SignalRow(
      number: "R5",
      title: "sequence producer → map → filter, an element",
      reactiveSwift: 223,
      goal: 15,
      operations: 100_000,
      expected: { Work.sum($0) + $0 },
      signals: {
        SignalProducer<Int, Never>(0..<$0).map { Work.addOne($0) }.filter { Work.isWanted($0) }
          .startWithValues { Work.consume($0) }
      },
      rx: {
        _ = Observable.from(0..<$0).map { Work.addOne($0) }.filter { Work.isWanted($0) }
          .subscribe(onNext: { Work.consume($0) })
      }
    )
  }

  static func value() -> SignalRow {
    let producer = SignalProducer<Int, Never>(value: 1)
    let just = Observable.just(1)
    return SignalRow(
      number: "R6",
      title: "SignalProducer(value:) start",
      reactiveSwift: 183,
      goal: 60,
      expected: { $0 },
      signals: { for _ in 0..<$0 { producer.startWithValues { Work.consume($0) } } },
      rx: { for _ in 0..<$0 { _ = just.subscribe(onNext: { Work.consume($0) }) } }
    )
  }

  static func disposed() -> SignalRow {
    let producer = SignalProducer<Int, Never> { observer, lifetime in
      lifetime.observeEnded { withExtendedLifetime(observer) {} }
    }
    let source = Observable<Int>.create { observer in
      Disposables.create { withExtendedLifetime(observer) {} }
    }
    return SignalRow(
      number: "R7",
      title: "SignalProducer {} start + dispose",
      reactiveSwift: 4100,
      goal: 400,
      expected: { _ in 0 },
      signals: { for _ in 0..<$0 { producer.startWithValues { Work.consume($0) }.dispose() } },
      rx: { for _ in 0..<$0 { source.subscribe(onNext: { Work.consume($0) }).dispose() } }
    )
  }

  static func completed() -> SignalRow {
    let producer = SignalProducer<Int, Never> { observer, _ in
      observer.send(value: 1)
      observer.sendCompleted()
    }
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
    return SignalRow(
      number: "R8",
      title: "SignalProducer {} start to completion",
      reactiveSwift: 3500,
      goal: 400,
      expected: { $0 },
      signals: { for _ in 0..<$0 { producer.startWithValues { Work.consume($0) } } },
      rx: { for _ in 0..<$0 { _ = source.subscribe(onNext: { Work.consume($0) }) } }
    )
  }

  static func flatMap(
    _ strategy: FlattenStrategy,
    _ number: String,
    _ title: String,
    _ reactiveSwift: Double,
    _ goal: Double
  ) -> SignalRow {
    let pipe = makePipe()
    pipe.output.flatMap(strategy) { SignalProducer<Int, Never>(value: $0) }
      .observeValues { Work.consume($0) }
    let subject = PublishSubject<Int>()
    let merged: Observable<Int> =
      switch number {
      case "R16a": subject.flatMap { Observable.just($0) }
      case "R16b": subject.concatMap { Observable.just($0) }
      default: subject.flatMapLatest { Observable.just($0) }
      }
    _ = merged.subscribe(onNext: { Work.consume($0) })
    return SignalRow(
      number: number,
      title: "\(title) of single values",
      reactiveSwift: reactiveSwift,
      goal: goal,
      expected: Work.sum,
      signals: sending(pipe),
      rx: { for number in 0..<$0 { subject.onNext(number) } }
    )
  }

  static func observeOn() -> SignalRow {
    let scheduler = ReactiveSignals.TestScheduler()
    let pipe = makePipe()
    pipe.output.observe(on: scheduler).observeValues { Work.consume($0) }
    return SignalRow(
      number: "R19",
      title: "observe(on: TestScheduler) + advance",
      reactiveSwift: 716,
      goal: 120,
      expected: Work.sum,
      signals: { operations in
        withExtendedLifetime(pipe) {
          for number in 0..<operations {
            pipe.input.send(value: number)
            scheduler.advance()
          }
        }
      }
    )
  }

  static func debounce() -> SignalRow {
    let scheduler = ReactiveSignals.TestScheduler()
    let pipe = makePipe()
    pipe.output.debounce(1, on: scheduler).observeValues { Work.consume($0) }
    return SignalRow(
      number: "R20",
      title: "debounce in virtual time",
      reactiveSwift: 723,
      goal: 300,
      expected: Work.sum,
      signals: { operations in
        withExtendedLifetime(pipe) {
          for number in 0..<operations {
            pipe.input.send(value: number)
            scheduler.advance(by: 2.0)
          }
        }
      }
    )
  }

  static func replay() -> SignalRow {
    let pipe = makePipe()
    let replayed = pipe.output.producer.replayLazily(upTo: 1)
    for _ in 0..<10 { replayed.startWithValues { Work.consume($0) } }
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 1)
    for _ in 0..<10 { _ = shared.subscribe(onNext: { Work.consume($0) }) }
    let send = sending(pipe)
    return SignalRow(
      number: "R21",
      title: "replayLazily(1) to 10",
      reactiveSwift: 2730,
      goal: 110,
      expected: { 10 * Work.sum($0) },
      signals: { operations in withExtendedLifetime(replayed) { send(operations) } },
      rx: { for number in 0..<$0 { subject.onNext(number) } }
    )
  }
}
