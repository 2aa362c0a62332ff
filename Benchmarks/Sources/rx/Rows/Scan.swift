import OpenCombine
import Rx

extension Rows {
  static func scan() -> Row {
    let sum = Work.opaque { (first: Int, second: Int) in Work.sum(first, second) }
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    let subject = PublishSubject<Int>()
    let disposable = subject.scan(0) { Work.sum($0, $1) }.distinctUntilChanged()
      .subscribe(onNext: { Work.consume($0) })
    let passthrough = PassthroughSubject<Int, Never>()
    let cancellable = passthrough.scan(0) { Work.sum($0, $1) }.removeDuplicates()
      .sink { Work.consume($0) }
    return Row(
      number: "10",
      title: "scan + distinctUntilChanged",
      operations: count,
      allowance: 8,
      limit: {
        var (result, last) = (0, -1)
        for number in 0..<count {
          result = sum(result, number)
          if result != last {
            last = result
            consume(result)
          }
        }
      },
      rx: {
        withExtendedLifetime(disposable) { for number in 0..<count { subject.onNext(number) } }
      },
      openCombine: {
        withExtendedLifetime(cancellable) { for number in 0..<count { passthrough.send(number) } }
      }
    )
  }
}
