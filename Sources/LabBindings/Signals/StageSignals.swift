/// The parts of `ReactiveSignals` that are memory and threads, for scripts.
///
/// On a stage one thread runs at a time and passes on only where it waits, so nothing here needs a lock of its own.
enum StageSignals {
  static let declaration = """
    internal final class Lock {
      init() {}
      func locked<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
      func lock() {}
      func unlock() {}
    }
    internal final class StopFlag {
      private(set) var isSet = false
      init() {}
      func set() -> Bool {
        defer { isSet = true }
        return !isSet
      }
    }
    internal final class OperatorState<Value> {
      var value: Value
      init(_ value: Value) { self.value = value }
    }
    internal final class LockedSetting<Value> {
      private var value: Value
      init(_ value: Value) { self.value = value }
      func read<Part>(_ part: KeyPath<Value, Part>) -> Part { value[keyPath: part] }
      func set<Part>(_ part: WritableKeyPath<Value, Part>, to newValue: Part) { value[keyPath: part] = newValue }
    }
    internal final class RingBuffer<Value> {
      private(set) var values: [Value] = []
      init() {}
      var count: Int { values.count }
      var isEmpty: Bool { values.isEmpty }
      func append(_ value: Value) { values.append(value) }
      func removeFirst() -> Value { values.removeFirst() }
      func exchange(_ value: inout Value) {
        let first = values.removeFirst()
        values.append(value)
        value = first
      }
    }
    internal final class Latest<Value> {
      private var stored: [Value] = []
      init() {}
      var isPresent: Bool { !stored.isEmpty }
      var value: Value { stored[0] }
      func set(_ value: Value) -> Bool {
        if stored.isEmpty {
          stored.append(value)
          return true
        }
        stored[0] = value
        return false
      }
      func exchange(_ value: Value) -> Value {
        let old = stored[0]
        stored[0] = value
        return old
      }
      func modify<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result { try change(&stored[0]) }
    }
    internal enum ObserverTable {
      enum Recursion { case forbidden, nested, queued }
      enum Entrance { case entered, nested, occupied, misused, ended }
      static var thread: UInt { UInt(RunningThread.number) }
    }
    internal final class SignalCore<Value, Error: Swift.Error>: Interruptible {
      let resources: CompositeDisposable
      /// The call of the script that made the signal, if what observes it is recorded.
      var origin: StreamOrigin?
      /// What is observed in its place, if it only stands for a call that observes.
      var observed: Signal<Value, Error>?
      private let recursion: ObserverTable.Recursion
      private var owner: UInt = 0
      private(set) var hasEnded = false
      private(set) var observers: [Signal<Value, Error>.Observer] = []
      private var pending: [() -> Void] = []
      private var termination: Termination<Error>?
      private var isEndDue = false
      private var isAbandoned = false

      init(_ recursion: ObserverTable.Recursion, _ resources: CompositeDisposable = CompositeDisposable()) {
        self.recursion = recursion
        self.resources = resources
      }

      init(
        _ recursion: ObserverTable.Recursion,
        _ resources: CompositeDisposable,
        to observer: Signal<Value, Error>.Observer
      ) {
        self.recursion = recursion
        self.resources = resources
        observers = [observer]
      }

      deinit { resources.finish() }

      // MARK: Delivering

      func enter(_ thread: UInt) -> Bool {
        if hasEnded || owner != 0 { return false }
        owner = thread
        return true
      }

      func leave(_ thread: UInt) {
        if isEndDue || !pending.isEmpty { leaveSlowly(thread) } else { owner = 0 }
      }

      func enterSlowly(_ thread: UInt) -> ObserverTable.Entrance {
        if hasEnded { return .ended }
        if owner == 0 {
          owner = thread
          return .entered
        }
        if owner != thread { return .occupied }
        switch recursion {
        case .forbidden: return .misused
        case .nested: return .nested
        case .queued: return .occupied
        }
      }

      func enqueue(_ delivery: @escaping () -> Void) {
        let thread = ObserverTable.thread
        if enqueueOrEnter(thread, delivery) { leaveSlowly(thread) }
      }

      func enqueueOrEnter(_ thread: UInt, _ delivery: @escaping () -> Void) -> Bool {
        if hasEnded { return false }
        pending.append(delivery)
        if owner != 0 { return false }
        owner = thread
        return true
      }

      func leaveSlowly(_ thread: UInt) {
        var endsNow = false
        repeat {
          let deliveries = pending
          pending = []
          if isEndDue {
            isEndDue = false
            endsNow = true
            deliverEnd()
          } else {
            for delivery in deliveries where !hasEnded { delivery() }
          }
        } while isEndDue || !pending.isEmpty
        owner = 0
        if endsNow { resources.finish() }
      }

      func send(_ value: Value) {
        let thread = ObserverTable.thread
        switch enterSlowly(thread) {
        case .entered:
          deliver(value)
          leave(thread)
        case .nested: deliver(value)
        case .occupied: enqueue { self.deliver(value) }
        case .misused: Misuse.report(.valueFromObserver)
        case .ended: break
        }
      }

      typealias Audience = [Signal<Value, Error>.Observer]

      var audience: Audience { observers }

      func deliver(_ value: Value) { deliver(value, to: audience) }

      func deliver(_ value: Value, toThoseOf earlier: Audience) {
        deliver(value, to: observers.filter { observer in earlier.contains { $0 === observer } })
      }

      func deliver(_ value: Value, to audience: Audience) {
        for observer in audience { observer.onValue(value) }
      }

      func pass<Input>(_ input: Input, to receive: @escaping (Input) -> Void) {
        let thread = ObserverTable.thread
        switch enterSlowly(thread) {
        case .entered:
          receive(input)
          leave(thread)
        case .nested: receive(input)
        case .occupied: enqueue { receive(input) }
        case .misused: Misuse.report(.valueFromObserver)
        case .ended: break
        }
      }

      func inside(_ body: @escaping () -> Void) {
        let thread = ObserverTable.thread
        if enter(thread) {
          body()
          leave(thread)
        } else {
          enqueue(body)
        }
      }

      // MARK: Ending

      func complete() {
        inside { self.end(.completed) }
      }

      func interrupt() { end(.interrupted) }

      func end(_ termination: Termination<Error>) {
        if hasEnded { return }
        // Behind values that another thread has left to the one inside: they were sent before.
        if pending.isEmpty {
          self.termination = termination
          noteEnd()
        } else {
          enqueue { self.end(termination) }
        }
      }

      func endSilently() {
        if !hasEnded { noteEnd() }
      }

      private func noteEnd() {
        hasEnded = true
        isEndDue = true
        if owner == 0 {
          let thread = ObserverTable.thread
          owner = thread
          leaveSlowly(thread)
        }
      }

      private func deliverEnd() {
        let last = observers
        observers = []
        guard let termination else { return }
        self.termination = nil
        for observer in last { observer.onEnd(termination) }
      }

      // MARK: Observers

      var input: Signal<Value, Error>.Observer { Signal<Value, Error>.Observer(next: send, end: end) }

      var onlyInput: Signal<Value, Error>.Observer {
        Signal<Value, Error>.Observer(next: send, end: end, interruptsOnDeinit: true)
      }

      var isObserved: Bool { !observers.isEmpty }

      func add(_ observer: Signal<Value, Error>.Observer) -> Bool {
        if hasEnded { return false }
        observers.append(observer)
        return true
      }

      func remove(_ observer: Signal<Value, Error>.Observer) -> Bool {
        guard let index = observers.lastIndex(where: { $0 === observer }) else { return false }
        observers.remove(at: index)
        return isAbandoned && !hasEnded && observers.isEmpty
      }

      func abandon() -> Bool {
        isAbandoned = true
        return !hasEnded && observers.isEmpty
      }

      func observe(_ observer: Signal<Value, Error>.Observer) -> (any Disposable)? {
        guard let origin else { return observeUnrecorded(observer) }
        let trace = origin.begin()
        var observation: (any Disposable)?
        trace.subscribe { observation = observeUnrecorded(trace.recorded(observer)) }
        return observation.map { RecordedObservation($0, trace) }
      }

      private func observeUnrecorded(_ observer: Signal<Value, Error>.Observer) -> (any Disposable)? {
        if let observed { return observed.observe(observer) }
        if add(observer) { return Observation(self, observer) }
        observer.onEnd(.interrupted)
        return nil
      }
    }
    // MARK: Recording
    internal final class StreamOrigin {
      static func make<Value>(_ role: Int, _ type: Value.Type) -> StreamOrigin
      func begin() -> StreamTrace
    }
    internal final class StreamTrace {
      func subscribe(_ proceed: () -> Void)
      func next<Value>(_ value: Value, _ proceed: () -> Void)
      func end(_ error: (any Error)?, isInterrupted: Bool, _ proceed: () -> Void)
      func dispose()
      func endDisposal()
    }
    extension StreamTrace {
      func recorded<Value, Error>(_ observer: Signal<Value, Error>.Observer) -> Signal<Value, Error>.Observer {
        Signal<Value, Error>.Observer(
          next: { value in self.next(value) { observer.onValue(value) } },
          end: { termination in
            switch termination {
            case .failed(let error): self.end(error, isInterrupted: false) { observer.onEnd(termination) }
            case .completed: self.end(nil, isInterrupted: false) { observer.onEnd(termination) }
            case .interrupted: self.end(nil, isInterrupted: true) { observer.onEnd(termination) }
            }
            self.dispose()
          }
        )
      }
    }
    internal final class RecordedObservation: Disposable {
      private let observation: any Disposable
      private let trace: StreamTrace
      init(_ observation: any Disposable, _ trace: StreamTrace) {
        self.observation = observation
        self.trace = trace
      }
      var isDisposed: Bool { observation.isDisposed }
      func dispose() {
        if observation.isDisposed { return }
        trace.dispose()
        observation.dispose()
        trace.endDisposal()
      }
    }
    internal final class RecordedSource<Value, Error: Swift.Error>: Source<Value, Error> {
      private let source: Source<Value, Error>
      private let origin: StreamOrigin
      init(_ source: Source<Value, Error>, _ origin: StreamOrigin) {
        self.source = source
        self.origin = origin
        super.init()
      }
      override func start(_ observer: Signal<Value, Error>.Observer, _ run: Run) {
        let trace = origin.begin()
        trace.subscribe { source.start(trace.recorded(observer), run) }
      }
    }
    extension Signal {
      internal func traced(_ role: Int) -> Signal {
        let origin = StreamOrigin.make(role, Value.self)
        if role == 3 {
          let result = Signal(SignalCore(.nested))
          result.core.observed = self
          result.core.origin = origin
          return result
        }
        if core.origin == nil { core.origin = origin }
        return self
      }
    }
    extension SignalProducer {
      internal func traced(_ role: Int) -> SignalProducer {
        SignalProducer(source: RecordedSource(source, StreamOrigin.make(role, Value.self)))
      }
    }
    internal protocol Interruptible: AnyObject {
      func interrupt()
      func endSilently()
    }
    internal final class Observation<Value, Error: Swift.Error>: Disposable {
      private let flag = StopFlag()
      private let core: SignalCore<Value, Error>
      // The core keeps it until it is removed.
      private weak var observer: Signal<Value, Error>.Observer?

      init(_ core: SignalCore<Value, Error>, _ observer: Signal<Value, Error>.Observer) {
        self.core = core
        self.observer = observer
      }

      var isDisposed: Bool { flag.isSet || core.hasEnded }

      func dispose() {
        if flag.set(), let observer, core.remove(observer) { core.endSilently() }
      }
    }
    """
}
