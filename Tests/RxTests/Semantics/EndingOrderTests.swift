import Rx
import Testing

/// A sequence among several lets go of what it holds when it has ended, before anything else comes of its end.
struct EndingOrderTests {
  private final class Log {
    var lines: [String] = []

    /// What a subject sends, with a word about when it is subscribed to and let go.
    func watched(_ name: String, _ subject: PublishSubject<Int>) -> Observable<Int> {
      .create { observer in
        self.lines.append("\(name) begins")
        let subscription = subject.subscribe(observer)
        return Disposables.create {
          subscription.dispose()
          self.lines.append("\(name) is let go")
        }
      }
    }

    func end(_ event: Event<some Any>) {
      if event.isStopEvent { lines.append("over") }
    }
  }

  @Test(arguments: ["merge", "flatMapFirst", "merge of a list", "combineLatest", "zip"])
  func comesBeforeTheResultCompletes(_ name: String) {
    let log = Log()
    let subject = PublishSubject<Int>()
    let source = log.watched("a", subject)
    let subscription =
      switch name {
      case "merge": Observable.of(source).merge().subscribe(log.end)
      case "flatMapFirst": Observable.of(1).flatMapFirst { _ in source }.subscribe(log.end)
      case "merge of a list": Observable.merge([source]).subscribe(log.end)
      case "combineLatest":
        Observable.combineLatest(source, Observable.of(1)).subscribe(log.end)
      default: Observable.zip(source, Observable.of(1, 2)).subscribe(log.end)
      }
    subject.onNext(1)
    subject.onCompleted()
    #expect(log.lines == ["a begins", "a is let go", "over"])
    subscription.dispose()
  }

  @Test func comesBeforeTheNextBegins() {
    let log = Log()
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let sources = [log.watched("a", first), log.watched("b", second)]
    let subscription = Observable.from(sources).merge(maxConcurrent: 1).subscribe(log.end)
    first.onCompleted()
    second.onCompleted()
    #expect(
      log.lines == ["a begins", "a is let go", "b begins", "b is let go", "over"]
    )
    subscription.dispose()
  }

  /// The one that is latest is let go with the result.
  @Test func comesAfterwardsWhereOneTakesTheOthersPlace() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let subscription = Observable.of(log.watched("a", subject)).switchLatest().subscribe(log.end)
    subject.onCompleted()
    #expect(log.lines == ["a begins", "over", "a is let go"])
    subscription.dispose()
  }
}
