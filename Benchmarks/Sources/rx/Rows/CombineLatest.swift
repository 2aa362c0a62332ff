import AsyncAlgorithms
import Rx

extension Rows {
  static func combineLatest() -> Row {
    let sum = Work.opaque { (first: Int, second: Int) in Work.sum(first, second) }
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let disposable = Rx.Observable.combineLatest(first, second) { Work.sum($0, $1) }
      .subscribe(onNext: { Work.consume($0) })
    first.onNext(1)
    return Row(
      number: "08",
      title: "combineLatest, a push",
      operations: count,
      expected: { Work.sum(to: $0) + $0 },
      limit: { for number in 0..<$0 { consume(sum(1, number)) } },
      rx: { operations in
        withExtendedLifetime(disposable) {
          for number in 0..<operations { second.onNext(number) }
        }
      },
      asyncAlgorithms: { operations in
        let (first, second) = (AsyncChannel<Int>(), AsyncChannel<Int>())
        let isPaired = AsyncChannel<Bool>()
        Task.detached {
          await first.send(1)
          await second.send(0)
          // Each channel has a task of its own: numbers that overtook the 1 would never be paired with it.
          for await _ in isPaired { break }
          for number in 1..<operations { await second.send(number) }
          first.finish()
          second.finish()
        }
        let sequence = AsyncAlgorithms.combineLatest(first, second)
        for await (number1, number2) in sequence {
          Work.consume(Work.sum(number1, number2))
          if number2 == 0 { await isPaired.send(true) }
        }
      }
    )
  }
}
