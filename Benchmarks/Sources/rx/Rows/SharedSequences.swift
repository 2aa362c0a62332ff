import Rx
import RxBinding

extension Rows {
  /// A relay behind two operators as an observable, and then as a driver.
  static func state(asDriver: Bool) -> Row {
    let relay = BehaviorRelay(value: 0)
    let disposable =
      asDriver
      ? relay.asDriver().map { Work.addOne($0) }.filter { Work.isSmall($0) }
        .drive(onNext: { Work.consume($0) })
      : relay.map { Work.addOne($0) }.filter { Work.isSmall($0) }
        .subscribe(onNext: { Work.consume($0) })
    return relayRow(
      number: asDriver ? "22b" : "22a",
      title: "BehaviorRelay → map → filter" + (asDriver ? ", as a Driver" : ""),
      disposable
    ) { relay.accept($0) }
  }

  /// A relay behind two operators as an observable, and then as a signal.
  static func events(asSignal: Bool) -> Row {
    let relay = PublishRelay<Int>()
    let disposable =
      asSignal
      ? relay.asSignal().map { Work.addOne($0) }.filter { Work.isSmall($0) }
        .emit(onNext: { Work.consume($0) })
      : relay.map { Work.addOne($0) }.filter { Work.isSmall($0) }
        .subscribe(onNext: { Work.consume($0) })
    return relayRow(
      number: asSignal ? "23b" : "23a",
      title: "PublishRelay → map → filter" + (asSignal ? ", as a Signal" : ""),
      disposable
    ) { relay.accept($0) }
  }

  private static func relayRow(
    number: String,
    title: String,
    _ disposable: any Disposable,
    _ accept: @escaping (Int) -> Void
  ) -> Row {
    let addOne = Work.opaque { (number: Int) in Work.addOne(number) }
    let isSmall = Work.opaque { (number: Int) in Work.isSmall(number) }
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    return Row(
      number: number,
      title: title,
      operations: count,
      expected: { Work.sum(to: $0) + $0 },
      limit: {
        for number in 0..<$0 {
          let mapped = addOne(number)
          if isSmall(mapped) { consume(mapped) }
        }
      },
      rx: { operations in
        withExtendedLifetime(disposable) {
          for number in 0..<operations { accept(number) }
        }
      }
    )
  }
}
