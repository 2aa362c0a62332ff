import AsyncAlgorithms
import OpenCombine
import Rx

extension Rows {
  static func zip() -> Row {
    let sum = Work.opaque { (first: Int, second: Int) in Work.sum(first, second) }
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    let (subject1, subject2) = (PublishSubject<Int>(), PublishSubject<Int>())
    let disposable = Rx.Observable.zip(subject1, subject2) { Work.sum($0, $1) }
      .subscribe(onNext: { Work.consume($0) })
    let passthrough1 = PassthroughSubject<Int, Never>()
    let passthrough2 = PassthroughSubject<Int, Never>()
    let cancellable = passthrough1.zip(passthrough2) { Work.sum($0, $1) }
      .sink { Work.consume($0) }
    return Row(
      number: "09",
      title: "zip, a push",
      operations: count,
      expected: Work.sum(to:),
      limit: { operations in
        var (waiting1, waiting2): ([Int], [Int]) = ([], [])
        for number in 0..<operations {
          if number % 2 == 0 { waiting1.append(number) } else { waiting2.append(number) }
          if !waiting1.isEmpty, !waiting2.isEmpty {
            consume(sum(waiting1.removeFirst(), waiting2.removeFirst()))
          }
        }
      },
      rx: { operations in
        withExtendedLifetime(disposable) {
          for number in 0..<operations {
            if number % 2 == 0 { subject1.onNext(number) } else { subject2.onNext(number) }
          }
        }
      },
      openCombine: { operations in
        withExtendedLifetime(cancellable) {
          for number in 0..<operations {
            if number % 2 == 0 { passthrough1.send(number) } else { passthrough2.send(number) }
          }
        }
      },
      asyncAlgorithms: { operations in
        let (channel1, channel2) = (AsyncChannel<Int>(), AsyncChannel<Int>())
        Task.detached {
          for number in 0..<operations {
            if number % 2 == 0 { await channel1.send(number) } else { await channel2.send(number) }
          }
          channel1.finish()
          channel2.finish()
        }
        for await (number1, number2) in AsyncAlgorithms.zip(channel1, channel2) {
          Work.consume(Work.sum(number1, number2))
        }
      }
    )
  }
}
