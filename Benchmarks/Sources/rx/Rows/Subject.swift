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
      operations: count,
      allowance: 8,
      limit: { for number in 0..<count { consume(number) } },
      rx: {
        withExtendedLifetime(disposable) { for number in 0..<count { subject.onNext(number) } }
      },
      openCombine: {
        withExtendedLifetime(cancellable) { for number in 0..<count { passthrough.send(number) } }
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
    let pushes = count / subscribers
    return Row(
      number: number,
      title: "subject → \(subscribers) subscribers",
      operations: pushes,
      allowance: 4,
      limit: { for number in 0..<pushes { for _ in 0..<subscribers { consume(number) } } },
      rx: {
        withExtendedLifetime(disposables) { for number in 0..<pushes { subject.onNext(number) } }
      },
      openCombine: {
        withExtendedLifetime(cancellables) {
          for number in 0..<pushes { passthrough.send(number) }
        }
      }
    )
  }
}
