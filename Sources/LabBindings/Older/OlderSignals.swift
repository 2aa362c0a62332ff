/// What ReactiveSwift 1 to 6 called otherwise.
enum OlderSignals {
  static let declaration = (streams + joined + [others]).joined(separator: "\n")

  /// What signals and producers have alike.
  private static let streams = ["Signal", "SignalProducer"].map { stream in
    """
    extension \(stream) {
      @available(RxSwift, obsoleted: 3, renamed: "take(first:)") func take(_ count: Int) -> \(stream)<Value, Error> { self.take(first: count) }
      @available(RxSwift, obsoleted: 3, renamed: "take(last:)") func takeLast(_ count: Int) -> \(stream)<Value, Error> { self.take(last: count) }
      @available(RxSwift, obsoleted: 3, renamed: "skip(first:)") func skip(_ count: Int) -> \(stream)<Value, Error> { self.skip(first: count) }
      @available(RxSwift, obsoleted: 3, renamed: "take(until:)") func takeUntil(_ trigger: \(stream)<(), Never>) -> \(stream)<Value, Error> { self.take(until: trigger) }
      @available(RxSwift, obsoleted: 3, renamed: "skip(until:)") func skipUntil(_ trigger: \(stream)<(), Never>) -> \(stream)<Value, Error> { self.skip(until: trigger) }
      @available(RxSwift, obsoleted: 3, renamed: "take(while:)") func takeWhile(_ condition: @escaping (Value) -> Bool) -> \(stream)<Value, Error> { self.take(while: condition) }
      @available(RxSwift, obsoleted: 3, renamed: "skip(while:)") func skipWhile(_ condition: @escaping (Value) -> Bool) -> \(stream)<Value, Error> { self.skip(while: condition) }
      @available(RxSwift, obsoleted: 3, renamed: "observe(on:)") func observeOn(_ scheduler: any Scheduler) -> \(stream)<Value, Error> { self.observe(on: scheduler) }
      @available(RxSwift, obsoleted: 3, renamed: "delay(_:on:)") func delay(_ interval: TimeInterval, onScheduler scheduler: any DateScheduler) -> \(stream)<Value, Error> { self.delay(interval, on: scheduler) }
      @available(RxSwift, obsoleted: 3, renamed: "throttle(_:on:)") func throttle(_ interval: TimeInterval, onScheduler scheduler: any DateScheduler) -> \(stream)<Value, Error> { self.throttle(interval, on: scheduler) }
      @available(RxSwift, obsoleted: 3, renamed: "debounce(_:on:)") func debounce(_ interval: TimeInterval, onScheduler scheduler: any DateScheduler) -> \(stream)<Value, Error> { self.debounce(interval, on: scheduler) }
      @available(RxSwift, obsoleted: 3, renamed: "take(untilReplacement:)") func takeUntilReplacement(_ replacement: \(stream)<Value, Error>) -> \(stream)<Value, Error> { self.take(untilReplacement: replacement) }
      @available(RxSwift, obsoleted: 3, renamed: "combineLatest(with:)") func combineLatestWith<U>(_ other: \(stream)<U, Error>) -> \(stream)<(Value, U), Error> { self.combineLatest(with: other) }
      @available(RxSwift, obsoleted: 3, renamed: "zip(with:)") func zipWith<U>(_ other: \(stream)<U, Error>) -> \(stream)<(Value, U), Error> { self.zip(with: other) }
      @available(RxSwift, obsoleted: 3, renamed: "sample(on:)") func sampleOn(_ sampler: \(stream)<(), Never>) -> \(stream)<Value, Error> { self.sample(on: sampler) }
      @available(RxSwift, obsoleted: 3, renamed: "sample(with:)") func sampleWith<U>(_ sampler: \(stream)<U, Never>) -> \(stream)<(Value, U), Error> { self.sample(with: sampler) }
      @available(RxSwift, obsoleted: 3, renamed: "timeout(after:raising:on:)") func timeoutWithError(_ error: Error, afterInterval interval: TimeInterval, onScheduler scheduler: any DateScheduler) -> \(stream)<Value, Error> { self.timeout(after: interval, raising: error, on: scheduler) }
    }
    extension \(stream) where Error == Never {
      @available(RxSwift, obsoleted: 3, renamed: "promoteError(_:)") func promoteErrors<F>(_ type: F.Type) -> \(stream)<Value, F> where F: Swift.Error { self.promoteError(type) }
    }
    extension \(stream) where Value: OptionalProtocol {
      @available(RxSwift, obsoleted: 3, renamed: "skipNil()") func ignoreNil() -> \(stream)<Value.Wrapped, Error> { self.skipNil() }
    }
    """
  }

  /// Functions that are static members today.
  private static let joined = ["Signal", "SignalProducer"].flatMap { stream in
    ["combineLatest", "zip"].flatMap { name in
      ["AB", "ABC", "ABCD"].map { letters in
        let types = letters.map { "\($0)" }
        let parameters = types.map { "_ \($0.lowercased()): \(stream)<\($0), Failure>" }
        let labels = String(repeating: "_:", count: types.count)
        return """
          @available(RxSwift, obsoleted: 3, renamed: "\(stream).\(name)(\(labels))")
          func \(name)<\(types.joined(separator: ", ")), Failure>(\(parameters.joined(separator: ", "))) -> \(stream)<(\(types.joined(separator: ", "))), Failure> { \(stream).\(name)(\(types.joined(separator: ", ").lowercased())) }
          """
      }
    }
  }

  private static let others = """
    @available(RxSwift, obsoleted: 3, renamed: "SignalProducer.timer(interval:on:)") func timer(interval: DispatchTimeInterval, on scheduler: any DateScheduler) -> SignalProducer<Date, Never> { SignalProducer.timer(interval: interval, on: scheduler) }
    @available(RxSwift, obsoleted: 3, message: "write `SignalProducer.timer(interval: .seconds(1), on: scheduler)`") func timer(_ interval: TimeInterval, onScheduler scheduler: any DateScheduler) -> SignalProducer<Date, Never> { SignalProducer.timer(interval: .milliseconds(Int(interval * 1000)), on: scheduler) }
    extension Result {
      @available(RxSwift, obsoleted: 6, message: "write `try? result.get()`") var value: Success? { try? self.get() }
      @available(RxSwift, obsoleted: 6, message: "write `if case .failure(let error) = result`") var error: Failure? { { if case .failure(let error) = $0 { error } else { nil } }(self) }
      @available(RxSwift, obsoleted: 6, message: "write a `switch`") func analysis<T>(ifSuccess: (Success) -> T, ifFailure: (Failure) -> T) -> T { { switch $0 { case .success(let value): ifSuccess(value) case .failure(let error): ifFailure(error) } }(self) }
    }
    extension Signal {
      @available(RxSwift, obsoleted: 3, renamed: "on(event:failed:completed:interrupted:terminated:disposed:value:)") func on(event: ((Signal<Value, Error>.Event) -> Void)? = nil, failed: ((Error) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil, next: @escaping (Value) -> Void) -> Signal<Value, Error> { self.on(event: event, failed: failed, completed: completed, interrupted: interrupted, terminated: terminated, disposed: disposed, value: next) }
    }
    extension SignalProducer {
      @available(RxSwift, obsoleted: 3, renamed: "on(starting:event:failed:completed:interrupted:terminated:disposed:value:)") func on(started: (() -> Void)? = nil, event: ((Signal<Value, Error>.Event) -> Void)? = nil, failed: ((Error) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil, next: @escaping (Value) -> Void) -> SignalProducer<Value, Error> { self.on(starting: started, event: event, failed: failed, completed: completed, interrupted: interrupted, terminated: terminated, disposed: disposed, value: next) }
    }
    @available(RxSwift, obsoleted: 6, renamed: "Never") typealias NoError = Never
    @available(RxSwift, obsoleted: 6, renamed: "Scheduler") typealias SchedulerProtocol = Scheduler
    @available(RxSwift, obsoleted: 6, renamed: "DateScheduler") typealias DateSchedulerProtocol = DateScheduler
    @available(RxSwift, obsoleted: 6, renamed: "BindingSource") typealias BindingSourceProtocol = BindingSource
    @available(RxSwift, obsoleted: 6, renamed: "BindingTargetProvider") typealias BindingTargetProtocol = BindingTargetProvider
    @available(RxSwift, obsoleted: 3, renamed: "SignalProtocol") typealias SignalType = SignalProtocol
    @available(RxSwift, obsoleted: 3, renamed: "SignalProducerProtocol") typealias SignalProducerType = SignalProducerProtocol
    @available(RxSwift, obsoleted: 3, renamed: "PropertyProtocol") typealias PropertyType = PropertyProtocol
    @available(RxSwift, obsoleted: 3, renamed: "MutablePropertyProtocol") typealias MutablePropertyType = MutablePropertyProtocol
    @available(RxSwift, obsoleted: 3, renamed: "DateScheduler") typealias DateSchedulerType = DateScheduler
    @available(RxSwift, obsoleted: 3, renamed: "OptionalProtocol") typealias OptionalType = OptionalProtocol
    @available(RxSwift, obsoleted: 3, renamed: "EventProtocol") typealias EventType = EventProtocol
    @available(RxSwift, obsoleted: 3, renamed: "Property") typealias AnyProperty<Value> = Property<Value>
    @available(RxSwift, obsoleted: 3, renamed: "AnyDisposable") typealias ActionDisposable = AnyDisposable
    @available(RxSwift, obsoleted: 3, renamed: "AnyDisposable") typealias SimpleDisposable = AnyDisposable
    @available(RxSwift, obsoleted: 3, renamed: "Property(value:)") func ConstantProperty<Value>(_ value: Value) -> Property<Value> { Property(value: value) }
    extension Signal.Event {
      @available(RxSwift, obsoleted: 3, renamed: "value(_:)") static func Next(_ value: Value) -> Signal<Value, Error>.Event { .value(value) }
      @available(RxSwift, obsoleted: 3, renamed: "failed(_:)") static func Failed(_ error: Error) -> Signal<Value, Error>.Event { .failed(error) }
      @available(RxSwift, obsoleted: 3, renamed: "completed") static var Completed: Signal<Value, Error>.Event { .completed }
      @available(RxSwift, obsoleted: 3, renamed: "interrupted") static var Interrupted: Signal<Value, Error>.Event { .interrupted }
    }
    extension ActionError {
      @available(RxSwift, obsoleted: 3, renamed: "disabled") static var NotEnabled: ActionError<Error> { .disabled }
      @available(RxSwift, obsoleted: 3, renamed: "producerFailed(_:)") static func ProducerError(_ error: Error) -> ActionError<Error> { .producerFailed(error) }
    }
    extension Property {
      @available(RxSwift, obsoleted: 3, renamed: "init(initial:then:)") convenience init(initialValue: Value, producer: SignalProducer<Value, Never>) { self.init(initial: initialValue, then: producer) }
      @available(RxSwift, obsoleted: 3, renamed: "init(initial:then:)") convenience init(initialValue: Value, signal: Signal<Value, Never>) { self.init(initial: initialValue, then: signal) }
    }
    extension PropertyProtocol where Value == Bool {
      @available(RxSwift, obsoleted: 6, renamed: "negate()") var negated: Property<Bool> { self.negate() }
    }
    extension MutableProperty {
      @available(RxSwift, obsoleted: 3, message: "the closure changes the value in place: `modify { $0 += 1 }`") func modify(_ action: (Value) -> Value) { self.modify { $0 = action($0) } }
      @available(RxSwift, obsoleted: 3, message: "set `value`") func put(_ value: Value) { self.value = value }
      @available(RxSwift, obsoleted: 6, message: "set `value`") func consume(_ value: Value) { self.value = value }
    }
    extension AnyDisposable {
      @available(RxSwift, obsoleted: 3, renamed: "init(_:)") convenience init(action: @escaping () -> Void) { self.init(action) }
    }
    extension Disposable {
      @available(RxSwift, obsoleted: 3, renamed: "isDisposed") var disposed: Bool { self.isDisposed }
    }
    extension SerialDisposable {
      @available(RxSwift, obsoleted: 3, renamed: "inner") var innerDisposable: (any Disposable)? { get { self.inner } set { self.inner = newValue } }
    }
    extension CompositeDisposable {
      @available(RxSwift, obsoleted: 3, renamed: "add(_:)") @discardableResult func addDisposable(_ action: @escaping () -> Void) -> (any Disposable)? { self.add(action) }
      @available(RxSwift, obsoleted: 3, renamed: "add(_:)") @discardableResult func addDisposable(_ disposable: (any Disposable)?) -> (any Disposable)? { self.add(disposable) }
    }
    extension Lifetime {
      @available(RxSwift, obsoleted: 3, renamed: "observeEnded(_:)") @discardableResult func addDisposable(_ action: @escaping () -> Void) -> (any Disposable)? { self.observeEnded(action) }
      @available(RxSwift, obsoleted: 3, message: "write `lifetime += disposable`") @discardableResult func addDisposable(_ disposable: (any Disposable)?) -> (any Disposable)? { self += disposable }
      @available(RxSwift, obsoleted: 6, message: "write `lifetime += disposable`") @discardableResult func add(_ disposable: (any Disposable)?) -> (any Disposable)? { self += disposable }
      @available(RxSwift, obsoleted: 3, renamed: "observeEnded(_:)") @discardableResult func add(_ action: @escaping () -> Void) -> (any Disposable)? { self.observeEnded(action) }
      @available(RxSwift, obsoleted: 3, renamed: "hasEnded") var isDisposed: Bool { self.hasEnded }
    }
    extension DateScheduler {
      @available(RxSwift, obsoleted: 3, renamed: "schedule(after:action:)") @discardableResult func scheduleAfter(_ date: Date, action: @escaping () -> Void) -> (any Disposable)? { self.schedule(after: date, action: action) }
    }
    extension TestScheduler {
      @available(RxSwift, obsoleted: 3, renamed: "advance(by:)") func advanceByInterval(_ interval: TimeInterval) { self.advance(by: interval) }
      @available(RxSwift, obsoleted: 3, renamed: "advance(to:)") func advanceToDate(_ date: Date) { self.advance(to: date) }
    }
    extension Bag {
      @available(RxSwift, obsoleted: 3, renamed: "remove(using:)") mutating func removeValueForToken(_ token: Token) { self.remove(using: token) }
    }
    extension Signal.Observer {
      @available(RxSwift, obsoleted: 3, renamed: "init(value:failed:completed:interrupted:)") convenience init(next: @escaping (Value) -> Void, failed: ((Error) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil) { self.init(value: next, failed: failed, completed: completed, interrupted: interrupted) }
      @available(RxSwift, obsoleted: 3, renamed: "send(_:)") func action(_ event: Signal<Value, Error>.Event) { self.send(event) }
      @available(RxSwift, obsoleted: 3, renamed: "send(value:)") func sendNext(_ value: Value) { self.send(value: value) }
      @available(RxSwift, obsoleted: 3, renamed: "send(error:)") func sendFailed(_ error: Error) { self.send(error: error) }
    }
    extension Signal where Error == Never {
      @available(RxSwift, obsoleted: 3, renamed: "observeValues(_:)") @discardableResult func observeNext(_ action: @escaping (Value) -> Void) -> (any Disposable)? { self.observeValues(action) }
    }
    extension SignalProducer where Error == Never {
      @available(RxSwift, obsoleted: 3, renamed: "startWithValues(_:)") @discardableResult func startWithNext(_ action: @escaping (Value) -> Void) -> any Disposable { self.startWithValues(action) }
    }
    extension SignalProducer {
      @available(RxSwift, obsoleted: 3, renamed: "init(_:)") init(signal: Signal<Value, Error>) { self.init(signal) }
      @available(RxSwift, obsoleted: 3, renamed: "init(_:)") init(values: [Value]) { self.init(values) }
      @available(RxSwift, obsoleted: 3, renamed: "init(_:)") static func attempt(_ action: @escaping () -> Result<Value, Error>) -> SignalProducer<Value, Error> { SignalProducer(action) }
      @available(RxSwift, obsoleted: 3, message: "write `Signal.pipe()`, and `replayLazily(upTo:)` of its signal's producer") static func buffer(_ capacity: Int = Int.max) -> (SignalProducer<Value, Error>, Signal<Value, Error>.Observer) {
        let (signal, input) = Signal<Value, Error>.pipe()
        let buffered = SignalProducer(signal).replayLazily(upTo: capacity)
        buffered.start()
        return (buffered, input)
      }
      @available(RxSwift, obsoleted: 3, renamed: "start(on:)") func startOn(_ scheduler: any Scheduler) -> SignalProducer<Value, Error> { self.start(on: scheduler) }
      @available(RxSwift, obsoleted: 3, renamed: "repeat(_:)") func times(_ count: Int) -> SignalProducer<Value, Error> { self.repeat(count) }
      @available(RxSwift, obsoleted: 3, renamed: "retry(upTo:)") func retry(_ count: Int) -> SignalProducer<Value, Error> { self.retry(upTo: count) }
      @available(RxSwift, obsoleted: 3, renamed: "replayLazily(upTo:)") func replayLazily(_ capacity: Int) -> SignalProducer<Value, Error> { self.replayLazily(upTo: capacity) }
    }
    extension FlattenStrategy {
      @available(RxSwift, obsoleted: 3, renamed: "latest") static var Latest: FlattenStrategy { .latest }
      @available(RxSwift, obsoleted: 3, renamed: "merge") static var Merge: FlattenStrategy { .merge }
      @available(RxSwift, obsoleted: 3, renamed: "concat") static var Concat: FlattenStrategy { .concat }
    }
    extension Action {
      @available(RxSwift, obsoleted: 3, renamed: "isEnabled") var enabled: Property<Bool> { self.isEnabled }
      @available(RxSwift, obsoleted: 3, renamed: "isExecuting") var executing: Property<Bool> { self.isExecuting }
    }
    extension NotificationCenter {
      @available(RxSwift, obsoleted: 3, message: "write `reactive.notifications(forName:object:)`, which is a signal") func rac_notifications(_ name: String, object: AnyObject? = nil) -> SignalProducer<Notification, Never> { self.reactive.notifications(forName: Notification.Name(name), object: object).producer }
      @available(RxSwift, obsoleted: 3, message: "write `reactive.notifications(forName:object:)`, which is a signal") func rac_notifications(forName name: Notification.Name?, object: AnyObject? = nil) -> SignalProducer<Notification, Never> { self.reactive.notifications(forName: name, object: object).producer }
    }
    extension QueueScheduler {
      @available(RxSwift, obsoleted: 3, renamed: "main") static var mainQueueScheduler: QueueScheduler { .main }
    }
    """
}
