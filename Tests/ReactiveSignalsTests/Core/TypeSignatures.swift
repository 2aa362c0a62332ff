import Dispatch
import Foundation
import ReactiveSignals

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// Names the members of the API's types with their labels and types. It is a test by being compiled.

private typealias S = Signal<Int, TestError>
private typealias P = SignalProducer<Int, TestError>

private func event(_ event: S.Event) {
  let _: (Bool, Bool, Int?, TestError?) = (
    event.isCompleted, event.isTerminating, event.value, event.error
  )
  let _: Signal<String, TestError>.Event = event.map { "\($0)" }
  let _: Signal<Int, Never>.Event = event.mapError { _ in fatalError("not called") }
  let _: any EventProtocol = event
  let _: Bool = event == .completed
  let _: String = event.description
  let _: S.Event = event.event
  let _: [Termination<TestError>] = [.failed(TestError()), .completed, .interrupted]
}

private final class OwnObserver: Observer<Int, TestError> {
  override init() { super.init() }

  override func receive(_ value: Int) {}

  override func terminate(_ termination: Termination<TestError>) {}
}

private func observer(_ observer: S.Observer, _ source: Signal<Int, Never>) {
  let action: S.Observer.Action = { (_: S.Event) in }
  let _: [S.Observer] = [
    S.Observer(action), S.Observer(),
    S.Observer(value: { _ in }, failed: { _ in }, completed: {}, interrupted: {}),
  ]
  observer.send(.completed)
  observer.send(value: 1)
  observer.send(error: TestError())
  observer.sendCompleted()
  observer.sendInterrupted()
  observer.receive(1)
  observer.terminate(.completed)
  let _: any Disposable = observer <~ source
  let _: Observer<Int, TestError> = observer
}

private func logging() {
  let _: [LoggingEvent.Signal] = [
    .value, .completed, .failed, .terminated, .disposed, .interrupted,
  ]
  let _: [LoggingEvent.SignalProducer] = [
    .starting, .started, .value, .completed, .failed, .terminated, .disposed, .interrupted,
  ]
  let _: EventLogger = defaultEventLog
  let _: S = S.never.logEvents(
    identifier: "",
    events: [.value],
    fileName: "",
    functionName: "",
    lineNumber: 1,
    logger: defaultEventLog
  )
}

private func signal(_ signal: S, _ safe: Signal<Int, Never>) {
  let _: S = S { (_: S.Observer, _: Lifetime) in }
  let _: [S] = [
    .unserialized { _, _ in }, .reentrantUnserialized { _, _ in }, .never, .empty, signal.signal,
  ]
  let _: [(output: S, input: S.Observer)] = [
    S.pipe(), S.pipe(disposable: nil), S.unserializedPipe(disposable: nil),
    S.reentrantUnserializedPipe(disposable: nil),
  ]
  let _: [(any Disposable)?] = [
    signal.observe(S.Observer()), signal.observe { (_: S.Event) in },
    signal.observeResult { (_: Result<Int, TestError>) in }, signal.observeFailed { _ in },
    signal.observeCompleted {}, signal.observeInterrupted {}, safe.observeValues { _ in },
  ]
  let _: P = signal.producer
  let _: any SignalProtocol = signal
  let _: any BindingSource = safe
}

private func producer(_ producer: P, _ safe: SignalProducer<Int, Never>) {
  let _: [P] = [
    P { (_: S.Observer, _: Lifetime) in }, .unserialized { _, _ in }, P(S.never),
    P(S.never.producer),
    P(value: 1), P(error: TestError()), P(result: .success(1)), P { 1 },
    P { Result<Int, TestError>.success(1) }, P([1]), P(values: 1, 2, 3), .empty, .never,
    producer.producer,
  ]
  let _: SignalProducer<Int, any Error> = SignalProducer { () throws -> Int in 1 }
  let _: [SignalProducer<Int, Never>] = [
    SignalProducer(value: 1), SignalProducer([1]), SignalProducer(values: 1, 2),
  ]
  let _: Int = producer.startWithSignal { (_: S, _: any Disposable) in 1 }
  let _: [any Disposable] = [
    producer.start(), producer.start(S.Observer()), producer.start { (_: S.Event) in },
    producer.startWithResult { _ in }, producer.startWithFailed { _ in },
    producer.startWithCompleted {}, producer.startWithInterrupted {}, safe.startWithValues { _ in },
  ]
  let _: P.ProducedSignal.Type = S.self
  let _: any SignalProducerConvertible<Int, TestError> = producer
  let _: any SignalProducerProtocol<Int, TestError> = producer
  let _: P = Result<Int, TestError>.success(1).producer
  let _: P = producer.start(on: ImmediateScheduler())
}

private func property<A: PropertyProtocol<Int>>(_ a: A, _ numbers: [MutableProperty<Int>]) {
  let mutable = MutableProperty(1)
  let safe = SignalProducer<Int, Never>.never
  let _: [Property<Int>] = [
    Property(value: 1), Property(capturing: a), Property(a), Property(initial: 1, then: safe),
    Property(initial: 1, then: Signal<Int, Never>.never), a.map { $0 + 1 }, a.map(value: 1),
    a.map(\.bitWidth), a.filter(initial: 1) { $0 > 1 }, a.skipRepeats(==), a.skipRepeats(),
    a.uniqueValues { $0 }, a.uniqueValues(), a.flatMap(.latest) { _ in mutable },
    MutableProperty(mutable).flatten(.merge),
  ]
  let _: [Property<Int?>] = [
    Property(initial: nil, then: safe), Property(initial: nil, then: Signal<Int, Never>.never),
  ]
  let _: [Property<(Int, Int)>] = [
    a.combinePrevious(1), a.combineLatest(with: mutable), a.zip(with: mutable),
    Property<Int>.combineLatest(a, mutable), Property<Int>.zip(a, mutable),
  ]
  let _: Property<(Int, Int, Int, Int, Int, Int, Int, Int, Int, Int)> =
    Property<Int>.combineLatest(a, a, a, a, a, a, a, a, a, a)
  let _: Property<(Int, Int, Int, Int, Int, Int, Int, Int, Int, Int)> =
    Property<Int>.zip(a, a, a, a, a, a, a, a, a, a)
  let _: [Property<[Int]>?] = [
    Property<Int>.combineLatest(numbers), Property<Int>.zip(numbers),
  ]
  let _: [Property<[Int]>] = [
    Property<Int>.combineLatest(numbers, emptySentinel: []),
    Property<Int>.zip(numbers, emptySentinel: []),
  ]
  let flag = MutableProperty(true)
  let _: [Property<Bool>] = [
    flag.negate(), flag.and(flag), flag.or(flag), Property<Bool>.all([flag]),
    Property<Bool>.all(flag, flag), Property<Bool>.any([flag]), Property<Bool>.any(flag, flag),
  ]
  let _: Int = mutable.swap(2)
  let _: Int = mutable.modify { (value: inout Int) in value }
  let _: Int = mutable.withValue { $0 }
  let _: (Lifetime, BindingTarget<Int>) = (mutable.lifetime, mutable.bindingTarget)
  let _: (Int, MutableProperty<Int>) = (mutable.wrappedValue, mutable.projectedValue)
  let _: MutableProperty<Int> = MutableProperty(wrappedValue: 1)
  let _: any ComposableMutablePropertyProtocol<Int> = mutable
  let _: any MutablePropertyProtocol<Int> = mutable
}

private func validating(_ other: ValidatingProperty<String, TestError>) {
  typealias V = ValidatingProperty<Int, TestError>
  let inner = MutableProperty(1)
  let flag = MutableProperty(true)
  let _: [V] = [
    V(1) { (_: Int) in .valid }, V(inner) { _ in .coerced(2, nil) },
    V(1, with: flag) { (_: Int, _: Bool) in .invalid(TestError()) },
    V(inner, with: flag) { _, _ in .valid }, V(1, with: other) { (_: Int, _: String) in .valid },
    V(inner, with: other) { _, _ in .valid },
  ]
  let results: [V.Result] = [
    .valid(1), .coerced(replacement: 1, proposed: 2, error: nil), .invalid(1, TestError()),
  ]
  let _: [(Bool, Int?, TestError?)] = results.map { ($0.isInvalid, $0.value, $0.error) }
  let _: Property<ValidatingProperty<String, TestError>.Result> = other.result
  let _: (Lifetime, Signal<String, Never>) = (other.lifetime, other.signal)
}

private func action(
  _ state: MutableProperty<Int?>,
  _ valid: ValidatingProperty<Int, TestError>,
  _ flag: MutableProperty<Bool>
) {
  typealias A = Action<String, Int, TestError>
  typealias V = Action<Void, Int, TestError>
  let a = A(execute: { _ in .empty })
  let _: [A] = [
    A(state: state, enabledIf: { $0 != nil }, execute: { (_: Int?, _: String) in .empty }),
    A(state: state) { (_: Int?, _: String) in .empty }, A(enabledIf: flag) { _ in .empty },
    A(unwrapping: state) { (_: Int, _: String) in .empty },
    A(validated: valid) { (_: Int, _: String) in .empty }, A { _ in .empty },
  ]
  let _: [V] = [
    V(state: state) { (_: Int?) in .empty }, V(unwrapping: state) { (_: Int) in .empty },
    V(validated: valid) { (_: Int) in .empty }, V { .empty },
  ]
  let _: SignalProducer<Int, ActionError<TestError>> = a.apply("")
  let _: SignalProducer<Int, ActionError<TestError>> = V { .empty }.apply()
  let _: (Lifetime, Signal<S.Event, Never>, Signal<Int, Never>, Signal<TestError, Never>) =
    (a.lifetime, a.events, a.values, a.errors)
  let _: (Signal<(), Never>, Signal<(), Never>, Property<Bool>, Property<Bool>) =
    (a.disabledErrors, a.completed, a.isExecuting, a.isEnabled)
  let _: BindingTarget<String> = a.bindingTarget
  let _: Bool = ActionError.producerFailed(TestError()) == .disabled
}

private final class Thing {
  var number = 0
}

extension Thing: ReactiveExtensionsProvider {}

private func binding(_ source: Signal<Int, Never>, _ thing: Thing) {
  let target = BindingTarget<Int>(lifetime: .empty, action: { _ in })
  let _: [BindingTarget<Int>] = [
    BindingTarget(on: UIScheduler(), lifetime: .empty) { _ in },
    BindingTarget(lifetime: .empty, object: thing, keyPath: \.number),
    BindingTarget(on: UIScheduler(), lifetime: .empty, object: thing, keyPath: \.number),
    target.bindingTarget,
  ]
  let _: (any Disposable)? = target <~ source
  let _: (any Disposable)? = MutableProperty<Int?>(1) <~ source
  let _: (any Disposable)? = Optional(target) <~ source
  let _: ((Int) -> Void, Lifetime) = (target.action, target.lifetime)
  let _: (Thing, Reactive<Thing>.Type) = (thing.reactive.base, Thing.reactive)
}

private func disposables(_ token: Lifetime.Token, _ disposable: any Disposable) {
  let lifetime = Lifetime(token)
  let _: (Signal<Never, Never>, Bool, Lifetime) = (lifetime.ended, lifetime.hasEnded, .empty)
  let composite = CompositeDisposable()
  let scoped = ScopedDisposable(composite)
  let _: [(any Disposable)?] = [
    lifetime.observeEnded {}, composite.add(disposable), composite.add {},
  ]
  lifetime += disposable
  composite += disposable
  composite += {}
  scoped += disposable
  scoped += {}
  let list: [any Disposable] = []
  let optionals: [(any Disposable)?] = []
  let _: [CompositeDisposable] = [CompositeDisposable(list), CompositeDisposable(optionals)]
  let _: [AnyDisposable] = [AnyDisposable {}, AnyDisposable(), AnyDisposable(disposable)]
  let serial = SerialDisposable(disposable)
  serial.inner = nil
  let _: ScopedDisposable<AnyDisposable> = ScopedDisposable(disposable)
  let scopedSerial = ScopedDisposable(SerialDisposable())
  scopedSerial.inner = disposable
  let _: (lifetime: Lifetime, token: Lifetime.Token) = Lifetime.make()
  token.dispose()
}

private func smallTypes() {
  let atomic = Atomic(1)
  atomic.value = 2
  let _: (Int, Int, Int) = (atomic.modify { $0 }, atomic.withValue { $0 }, atomic.swap(3))
  var bag = Bag<Int>()
  let token: Bag<Int>.Token = bag.insert(1)
  let _: Int? = bag.remove(using: token)
  let _: Bag<Int>.Iterator = bag.makeIterator()
  let _: Int?? = Int?(reconstructing: 1).optional
}

private func foundation(_ request: URLRequest) {
  let _: Signal<Notification, Never> = NotificationCenter.default.reactive.notifications(
    forName: nil
  )
  let _: Signal<Notification, Never> =
    NotificationCenter.default.reactive.notifications(forName: nil, object: nil)
  let _: SignalProducer<(Data, URLResponse), any Error> =
    URLSession.shared.reactive.data(with: request)
}

private func schedulers(_ clock: any DateScheduler) async throws {
  let queue = QueueScheduler(qos: .default, name: "", targeting: nil)
  let test = TestScheduler(startDate: Date(timeIntervalSinceReferenceDate: 0))
  let date: Date = clock.currentDate
  let _: [(any Disposable)?] = [
    ImmediateScheduler().schedule {}, UIScheduler().schedule {}, queue.schedule {},
    clock.schedule(after: date) {},
    clock.schedule(after: date, interval: .seconds(1), leeway: .seconds(0)) {},
    clock.schedule(after: .seconds(1), interval: .seconds(1)) {},
    queue.schedule(after: date, interval: .seconds(1)) {}, test.schedule(after: .seconds(1)) {},
  ]
  let _: [QueueScheduler] = [.main, QueueScheduler(), QueueScheduler(queue: queue.queue, name: "")]
  test.rewind(by: .seconds(1))
  await test.advance()
  await test.advance(by: .seconds(1))
  await test.advance(by: 1.0)
  await test.advance(to: date)
  await test.run()
  try await clock.sleep(for: .seconds(1), leeway: .seconds(0))
  try await clock.sleep(until: date)
  let _: AsyncStream<Date> = clock.timer(interval: .seconds(1))
}
