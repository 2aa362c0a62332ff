import Rx

extension Rows {
  static func withLatestFrom() -> Row {
    let sum = Work.opaque { (first: Int, second: Int) in Work.sum(first, second) }
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    let latest = Work.Box()
    latest.number = 1
    let (subject, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let disposable = subject.withLatestFrom(second) { Work.sum($0, $1) }
      .subscribe(onNext: { Work.consume($0) })
    second.onNext(1)
    return Row(
      number: "18",
      title: "withLatestFrom, a push",
      operations: count,
      expected: { Work.sum(to: $0) + $0 },
      limit: { for number in 0..<$0 { consume(sum(number, latest.number)) } },
      rx: { operations in
        withExtendedLifetime(disposable) {
          for number in 0..<operations { subject.onNext(number) }
        }
      }
    )
  }
}
