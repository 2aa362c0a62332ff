import AsyncAlgorithms
import OpenCombine
import Rx

extension Rows {
  static func merge() -> Row {
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    // Ten things to push into, that lead to one observer.
    let sources = (0..<10).map { _ in Source(consume) }
    let subjects = (0..<10).map { _ in PublishSubject<Int>() }
    let disposable = Rx.Observable.merge(subjects.map { $0.asObservable() })
      .subscribe(onNext: { Work.consume($0) })
    let passthroughs = (0..<10).map { _ in PassthroughSubject<Int, Never>() }
    // OpenCombine has no merge of many; this is how its users write one.
    let cancellable = passthroughs.publisher.flatMap { $0 }.sink { Work.consume($0) }
    return Row(
      number: "16",
      title: "merge of 10",
      allowance: 4,
      operations: count,
      expected: { 10 * Work.sum(to: $0 / 10) },
      limit: { for number in 0..<$0 / 10 { for source in sources { source.observer(number) } } },
      rx: { operations in
        withExtendedLifetime(disposable) {
          for number in 0..<operations / 10 { for subject in subjects { subject.onNext(number) } }
        }
      },
      openCombine: { operations in
        withExtendedLifetime(cancellable) {
          for number in 0..<operations / 10 {
            for passthrough in passthroughs { passthrough.send(number) }
          }
        }
      },
      asyncAlgorithms: { await mergeChannels($0) }
    )
  }

  private static func mergeChannels(_ operations: Int) async {
    let channels = (0..<10).map { _ in AsyncChannel<Int>() }
    Task.detached {
      for number in 0..<operations / 10 { for channel in channels { await channel.send(number) } }
      for channel in channels { channel.finish() }
    }
    // Three at most can be merged at a time.
    func three(_ first: Int) -> AsyncMerge3Sequence<
      AsyncChannel<Int>, AsyncChannel<Int>, AsyncChannel<Int>
    > {
      AsyncAlgorithms.merge(channels[first], channels[first + 1], channels[first + 2])
    }
    let sequence = AsyncAlgorithms.merge(
      three(0),
      three(3),
      AsyncAlgorithms.merge(three(6), channels[9])
    )
    for await number in sequence { Work.consume(number) }
  }

  private final class Source {
    var observer: (Int) -> Void

    init(_ observer: @escaping (Int) -> Void) { self.observer = observer }
  }
}
