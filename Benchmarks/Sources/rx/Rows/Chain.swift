import AsyncAlgorithms
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
      allowance: 4,
      operations: count,
      expected: { Work.sum(to: $0) + 5 * $0 },
      limit: {
        for number in 0..<$0 {
          let mapped = addOne(addOne(addOne(addOne(addOne(number)))))
          if isSmall(mapped), isSmall(mapped), isSmall(mapped), isSmall(mapped), isSmall(mapped) {
            consume(mapped)
          }
        }
      },
      rx: { operations in
        withExtendedLifetime(disposable) {
          for number in 0..<operations { subject.onNext(number) }
        }
      },
      openCombine: { operations in
        withExtendedLifetime(cancellable) {
          for number in 0..<operations { passthrough.send(number) }
        }
      },
      asyncAlgorithms: {
        let sequence = AsyncChannel.counting(to: $0)
          .map { Work.addOne($0) }.map { Work.addOne($0) }.map { Work.addOne($0) }
          .map { Work.addOne($0) }.map { Work.addOne($0) }
          .filter { Work.isSmall($0) }.filter { Work.isSmall($0) }.filter { Work.isSmall($0) }
          .filter { Work.isSmall($0) }.filter { Work.isSmall($0) }
        for await number in sequence { Work.consume(number) }
      }
    )
  }
}
