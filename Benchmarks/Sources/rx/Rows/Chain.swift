import OpenCombine
import Rx

extension Rows {
  static func chain() -> Row {
    let addOne = Work.opaque { (number: Int) in Work.addOne(number) }
    let isSmall = Work.opaque { (number: Int) in Work.isSmall(number) }
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    let subject = PublishSubject<Int>()
    let disposable =
      subject
      .map { Work.addOne($0) }.map { Work.addOne($0) }.map { Work.addOne($0) }
      .map { Work.addOne($0) }.map { Work.addOne($0) }
      .filter { Work.isSmall($0) }.filter { Work.isSmall($0) }.filter { Work.isSmall($0) }
      .filter { Work.isSmall($0) }.filter { Work.isSmall($0) }
      .subscribe(onNext: { Work.consume($0) })
    let passthrough = PassthroughSubject<Int, Never>()
    let cancellable =
      passthrough
      .map { Work.addOne($0) }.map { Work.addOne($0) }.map { Work.addOne($0) }
      .map { Work.addOne($0) }.map { Work.addOne($0) }
      .filter { Work.isSmall($0) }.filter { Work.isSmall($0) }.filter { Work.isSmall($0) }
      .filter { Work.isSmall($0) }.filter { Work.isSmall($0) }
      .sink { Work.consume($0) }
    return Row(
      number: "03",
      title: "subject → map×5 → filter×5",
      operations: count,
      allowance: 4,
      limit: {
        for number in 0..<count {
          let mapped = addOne(addOne(addOne(addOne(addOne(number)))))
          if isSmall(mapped), isSmall(mapped), isSmall(mapped), isSmall(mapped), isSmall(mapped) {
            consume(mapped)
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
