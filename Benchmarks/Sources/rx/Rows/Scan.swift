import AsyncAlgorithms
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
      allowance: 8,
      operations: count,
      // 1 + 3 + 5 + …
      expected: { operations in (operations / 2) * (operations / 2) },
      limit: { operations in
        var (result, last) = (0, -1)
        for number in 0..<operations {
          result = sum(result, swing(number))
          if result != last {
            last = result
            consume(result)
          }
        }
      },
      rx: { operations in
        withExtendedLifetime(disposable) {
          for number in 0..<operations { subject.onNext(swing(number)) }
        }
      },
      openCombine: { operations in
        withExtendedLifetime(cancellable) {
          for number in 0..<operations { passthrough.send(swing(number)) }
        }
      },
      asyncAlgorithms: {
        let sequence = AsyncChannel.counting(to: $0)
          .reductions(0) { Work.sum($0, swing($1)) }.removeDuplicates()
        for await number in sequence { Work.consume(number) }
      }
    )
  }

  /// 1, -1, 3, -3, …: whose sums so far all differ from their neighbours, and are 0 in the end.
  private static func swing(_ number: Int) -> Int { number % 2 == 0 ? number + 1 : -number }
}
