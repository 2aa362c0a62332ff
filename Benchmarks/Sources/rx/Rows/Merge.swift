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
    let rounds = count / 10
    return Row(
      number: "16",
      title: "merge of 10",
      operations: count,
      allowance: 4,
      limit: { for number in 0..<rounds { for source in sources { source.observer(number) } } },
      rx: {
        withExtendedLifetime(disposable) {
          for number in 0..<rounds { for subject in subjects { subject.onNext(number) } }
        }
      },
      openCombine: {
        withExtendedLifetime(cancellable) {
          for number in 0..<rounds {
            for passthrough in passthroughs { passthrough.send(number) }
          }
        }
      }
    )
  }

  private final class Source {
    var observer: (Int) -> Void

    init(_ observer: @escaping (Int) -> Void) { self.observer = observer }
  }
}
