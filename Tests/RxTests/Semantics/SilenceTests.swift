import Rx
import Testing

/// Nothing at all passes an observable once `dispose` has returned; the laws check that of every operator, and this of every
/// source.
struct SilenceTests {
  /// What passes right behind an observable after its subscription was disposed.
  private final class Watch {
    private(set) var late: [String] = []
    private let subscription = SerialDisposable()
    private var isDisposed = false

    func dispose() {
      subscription.dispose()
      isDisposed = true
    }

    func watching<Element>(_ source: Observable<Element>) -> Observable<Element> {
      source.do(
        onNext: { self.note("\($0)") },
        onError: { self.note("\($0)") },
        onCompleted: { self.note("completed") }
      )
    }

    func subscribe<Element>(
      to source: Observable<Element>,
      onNext: @escaping () -> Void = {}
    ) {
      // Started afterwards, so that there is something to dispose of when an observable sends immediately.
      let start = PublishSubject<Void>()
      subscription.disposable = start.flatMap { self.watching(source) }
        .subscribe(onNext: { _ in onNext() })
      start.onNext(())
    }

    private func note(_ event: String) { if isDisposed { late.append(event) } }
  }

  @Test func create() {
    var observer: AnyObserver<Int>?
    let watch = Watch()
    watch.subscribe(
      to: .create {
        observer = $0
        return Disposables.create()
      }
    )
    watch.dispose()
    observer?.onNext(1)
    observer?.onCompleted()
    observer?.onError(TestError())
    #expect(watch.late == [])
  }

  @Test func subjectsWhileTheySend() {
    let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
    let (replay, async) = (ReplaySubject<Int>.create(bufferSize: 2), AsyncSubject<Int>())
    let subjects: [(Observable<Int>, AnyObserver<Int>)] = [
      (publish, AnyObserver(publish)), (behavior, AnyObserver(behavior)),
      (replay, AnyObserver(replay)), (async, AnyObserver(async)),
    ]
    for (subject, input) in subjects {
      for ending in [Event<Int>.completed, .error(TestError())] {
        let watch = Watch()
        // The first subscriber disposes of the second while the subject sends to both.
        let first = subject.subscribe { _ in watch.dispose() }
        watch.subscribe(to: subject)
        input.onNext(1)
        input.on(ending)
        #expect(watch.late == [], "\(subject)")
        first.dispose()
      }
    }
  }

  @Test func whatAnEndedSubjectReplays() {
    let (replay, async) = (ReplaySubject<Int>.createUnbounded(), AsyncSubject<Int>())
    for element in 1...3 { replay.onNext(element) }
    replay.onCompleted()
    async.onNext(1)
    async.onCompleted()
    for subject in [replay, async] as [Observable<Int>] {
      let watch = Watch()
      watch.subscribe(to: subject) { watch.dispose() }
      #expect(watch.late == [], "\(subject)")
    }
  }

  @Test func aSequenceThatFlatMapLatestHasReplaced() {
    var observers: [AnyObserver<Int>] = []
    let inner = Observable<Int>.create { observer in
      observers.append(observer)
      return Disposables.create()
    }
    var log: [String] = []
    let outer = PublishSubject<Int>()
    let subscription = outer.flatMapLatest { number in
      inner.do(
        onNext: { log.append("\(number) sends \($0)") },
        onError: { _ in log.append("\(number) fails") },
        onCompleted: { log.append("\(number) completes") }
      )
    }.subscribe()
    outer.onNext(1)
    outer.onNext(2)
    observers[0].onNext(7)
    observers[0].onCompleted()
    observers[1].onNext(8)
    #expect(log == ["2 sends 8"])
    subscription.dispose()
    observers[1].onError(TestError())
    #expect(log == ["2 sends 8"])
  }

  @Test(arguments: DisposingClosure.allCases)
  func aClosureThatDisposes(_ operation: DisposingClosure) {
    let source = PublishSubject<Int>()
    let watch = Watch()
    watch.subscribe(to: operation.apply(source, watch.dispose))
    source.onNext(1)
    source.onNext(2)
    source.onCompleted()
    #expect(watch.late == [])
  }
}

/// Operators whose closure disposes of the subscription, and goes on as if it had not.
enum DisposingClosure: CaseIterable {
  case combineLatest, compactMap, distinctUntilChanged, doOnNext, doOnCompleted, filter, flatMap,
    from, generate, map
  case mapThatThrows, reduce, scan, skipWhile, takeWhile, withLatestFrom, zip

  func apply(_ source: Observable<Int>, _ dispose: @escaping () -> Void) -> Observable<Int> {
    func disposing<Value>(_ value: Value) -> Value {
      dispose()
      return value
    }
    return switch self {
    case .combineLatest: .combineLatest(source, source) { disposing($0 + $1) }
    case .compactMap: source.compactMap { disposing($0) }
    case .distinctUntilChanged: source.distinctUntilChanged { _, _ in disposing(false) }
    case .doOnNext: source.do(onNext: { _ in dispose() })
    case .doOnCompleted: source.do(onCompleted: dispose)
    case .filter: source.filter { _ in disposing(true) }
    case .flatMap: source.flatMap { disposing(Observable.just($0)) }
    case .from:
      source.flatMap { _ in Observable.from(AnySequence { AnyIterator { disposing(1) } }) }
    case .generate:
      source.flatMap { _ in
        Observable.generate(initialState: 0, condition: { disposing($0 < 3) }) { $0 + 1 }
      }
    case .map: source.map { disposing($0) }
    case .mapThatThrows:
      source.map { _ in
        dispose()
        throw TestError()
      }
    case .reduce: source.reduce(0) { disposing($0 + $1) }
    case .scan: source.scan(0) { disposing($0 + $1) }
    case .skipWhile: source.skip(while: { _ in disposing(false) })
    case .takeWhile: source.take(while: { _ in disposing(true) })
    case .withLatestFrom: source.withLatestFrom(Observable.just(1)) { disposing($0 + $1) }
    case .zip: .zip(source, source) { disposing($0 + $1) }
    }
  }
}
