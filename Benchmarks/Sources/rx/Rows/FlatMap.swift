import OpenCombine
import Rx

extension Rows {
  static func flatMap() -> Row {
    let hold = Work.opaque { (number: Int) in Work.Held(number) }
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    let subject = PublishSubject<Int>()
    let disposable = subject.flatMap { Rx.Observable.just($0) }
      .subscribe(onNext: { Work.consume($0) })
    let passthrough = PassthroughSubject<Int, Never>()
    let cancellable = passthrough.flatMap { Just($0) }.sink { Work.consume($0) }
    return Row(
      number: "05",
      title: "subject → flatMap(just)",
      operations: count,
      allowance: 4,
      limit: { for number in 0..<count { consume(hold(number).number) } },
      rx: {
        withExtendedLifetime(disposable) { for number in 0..<count { subject.onNext(number) } }
      },
      openCombine: {
        withExtendedLifetime(cancellable) { for number in 0..<count { passthrough.send(number) } }
      }
    )
  }
}
