import ReactiveSignals
import Rx

typealias Pipe = (
  output: ReactiveSignals.Signal<Int, Never>, input: ReactiveSignals.Signal<Int, Never>.Observer
)

extension SignalRows {
  static func makePipe() -> Pipe { ReactiveSignals.Signal<Int, Never>.pipe() }

  /// Sends 0, 1, 2 and so on into a pipe that stays alive.
  static func sending(_ pipe: Pipe) -> (Int) -> Void {
    { operations in
      withExtendedLifetime(pipe) {
        let input = pipe.input
        for number in 0..<operations { input.send(value: number) }
      }
    }
  }

  static func pipe(
    _ observers: Int,
    _ number: String,
    _ title: String,
    _ reactiveSwift: Double,
    _ goal: Double
  ) -> SignalRow {
    let pipe = makePipe()
    let subject = PublishSubject<Int>()
    for _ in 0..<observers {
      pipe.output.observeValues { Work.consume($0) }
      _ = subject.subscribe(onNext: { Work.consume($0) })
    }
    return SignalRow(
      number: number,
      title: title,
      reactiveSwift: reactiveSwift,
      goal: goal,
      operations: 100_000,
      expected: { observers * Work.sum($0) },
      signals: sending(pipe),
      rx: { for number in 0..<$0 { subject.onNext(number) } }
    )
  }

  static func unserializedPipe() -> SignalRow {
    let pipe: Pipe = ReactiveSignals.Signal<Int, Never>.unserializedPipe()
    pipe.output.observeValues { Work.consume($0) }
    return SignalRow(
      number: "R2",
      title: "unserialized pipe → 1",
      reactiveSwift: 181,
      goal: 15,
      operations: 100_000,
      expected: Work.sum,
      signals: sending(pipe)
    )
  }

  static func chain() -> SignalRow {
    let pipe = makePipe()
    let result = pipe.output.map { Work.addOne($0) }.filter { Work.isWanted($0) }
    result.observeValues { Work.consume($0) }
    let subject = PublishSubject<Int>()
    _ = subject.map { Work.addOne($0) }.filter { Work.isWanted($0) }
      .subscribe(onNext: { Work.consume($0) })
    return SignalRow(
      number: "R4",
      title: "pipe → map → filter → 1",
      reactiveSwift: 498,
      goal: 35,
      operations: 100_000,
      expected: { Work.sum($0) + $0 },
      signals: sending(pipe),
      rx: { for number in 0..<$0 { subject.onNext(number) } }
    )
  }

  static func combineLatest() -> SignalRow {
    let (a, b) = (makePipe(), makePipe())
    a.output.combineLatest(with: b.output).observeValues { Work.consume($0.0) }
    b.input.send(value: 0)
    let (c, d) = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = Observable.combineLatest(c, d).subscribe(onNext: { Work.consume($0.0) })
    d.onNext(0)
    let send = sending(a)
    return SignalRow(
      number: "R17a",
      title: "Signal.combineLatest of two",
      reactiveSwift: 630,
      goal: 60,
      expected: Work.sum,
      signals: { operations in withExtendedLifetime(b) { send(operations) } },
      rx: { for number in 0..<$0 { c.onNext(number) } }
    )
  }

  static func zip() -> SignalRow {
    let (a, b) = (makePipe(), makePipe())
    a.output.zip(with: b.output).observeValues { Work.consume($0.0) }
    let (c, d) = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = Observable.zip(c, d).subscribe(onNext: { Work.consume($0.0) })
    return SignalRow(
      number: "R17b",
      title: "Signal.zip of two, a pair",
      reactiveSwift: 966,
      goal: 90,
      expected: Work.sum,
      signals: { operations in
        withExtendedLifetime((a, b)) {
          for number in 0..<operations {
            a.input.send(value: number)
            b.input.send(value: number)
          }
        }
      },
      rx: {
        for number in 0..<$0 {
          c.onNext(number)
          d.onNext(number)
        }
      }
    )
  }

  static func churn() -> SignalRow {
    let pipe = makePipe()
    let subject = PublishSubject<Int>()
    for _ in 0..<1000 {
      pipe.output.observeValues { Work.consume($0) }
      _ = subject.subscribe(onNext: { Work.consume($0) })
    }
    return SignalRow(
      number: "R18",
      title: "observe + dispose beside 1,000 observers",
      reactiveSwift: 27_800,
      goal: 180,
      expected: { _ in 0 },
      signals: { operations in
        withExtendedLifetime(pipe) {
          for _ in 0..<operations { pipe.output.observeValues { Work.consume($0) }?.dispose() }
        }
      },
      rx: { for _ in 0..<$0 { subject.subscribe(onNext: { Work.consume($0) }).dispose() } }
    )
  }
}
