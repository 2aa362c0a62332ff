import AsyncAlgorithms
import OpenCombine
import Rx

extension Rows {
  static func subject() -> Row {
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    let subject = PublishSubject<Int>()
    let disposable = subject.subscribe(onNext: { Work.consume($0) })
    let passthrough = PassthroughSubject<Int, Never>()
    let cancellable = passthrough.sink { Work.consume($0) }
    return Row(
      number: "02",
      title: "PublishSubject → 1 subscriber",
      allowance: 8,
      operations: count,
      expected: Work.sum(to:),
      limit: { for number in 0..<$0 { consume(number) } },
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
        for await number in AsyncChannel.counting(to: $0) { Work.consume(number) }
      }
    )
  }

  static func subscribers(_ subscribers: Int, number: String) -> Row {
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    let subject = PublishSubject<Int>()
    let disposables = (0..<subscribers).map { _ in
      subject.subscribe(onNext: { Work.consume($0) })
    }
    let passthrough = PassthroughSubject<Int, Never>()
    let cancellables = (0..<subscribers).map { _ in passthrough.sink { Work.consume($0) } }
    return Row(
      number: number,
      title: "subject → \(subscribers) subscribers",
      allowance: 4,
      operations: count / subscribers,
      expected: { subscribers * Work.sum(to: $0) },
      limit: { for number in 0..<$0 { for _ in 0..<subscribers { consume(number) } } },
      rx: { operations in
        withExtendedLifetime(disposables) {
          for number in 0..<operations { subject.onNext(number) }
        }
      },
      openCombine: { operations in
        withExtendedLifetime(cancellables) {
          for number in 0..<operations { passthrough.send(number) }
        }
      }
    )
  }
}
