import OpenCombine
import Rx

extension Rows {
  static func share() -> Row {
    let subscribers = 10
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    let latest = Work.Box()
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 1)
    let disposables = (0..<subscribers).map { _ in
      shared.subscribe(onNext: { Work.consume($0) })
    }
    // OpenCombine's `share` replays nothing; this is how its users write one that does.
    let passthrough = PassthroughSubject<Int, Never>()
    let multicast = passthrough.map { Optional($0) }
      .multicast(subject: CurrentValueSubject<Int?, Never>(nil)).autoconnect()
      .compactMap { $0 }
    let cancellables = (0..<subscribers).map { _ in multicast.sink { Work.consume($0) } }
    return Row(
      number: "11",
      title: "share(replay: 1), 10 subscribers",
      operations: count / subscribers,
      expected: { subscribers * Work.sum(to: $0) },
      limit: {
        for number in 0..<$0 {
          latest.number = number
          for _ in 0..<subscribers { consume(number) }
        }
      },
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
