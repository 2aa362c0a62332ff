import Rx
package import RxTesting
package import ScriptMachine

/// `TestScheduler`, the observables and observers that it makes, and what they record.
enum TestSchedulers {
  static let declaration = """
    typealias TestTime = Int
    struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
      typealias VirtualTimeUnit = Int
      typealias VirtualTimeIntervalUnit = Int
      init() {}
    }
    struct Recorded<Value>: CustomDebugStringConvertible {
      let time: TestTime
      let value: Value
      init(time: TestTime, value: Value) {
        self.time = time
        self.value = value
      }
      var debugDescription: String { "\\(value) @ \\(time)" }
    }
    extension Recorded: Equatable where Value: Equatable {
      static func == (lhs: Recorded<Value>, rhs: Recorded<Value>) -> Bool { lhs.time == rhs.time && lhs.value == rhs.value }
    }
    extension Recorded {
      static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded<Event<T>>(time: time, value: .next(element))
      }
      static func completed<T>(_ time: TestTime, _ type: T.Type = T.self) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded<Event<T>>(time: time, value: .completed)
      }
      static func error<T>(_ time: TestTime, _ error: any Error, _ type: T.Type = T.self) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded<Event<T>>(time: time, value: .error(error))
      }
      static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>] where Value == Event<T> { recordedEvents }
      static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>] where Value == Event<T> { recordedEvents }
    }
    extension Event: Equatable where Element: Equatable {
      static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.next(let left), .next(let right)): return left == right
        case (.error(let left), .error(let right)): return type(of: left) == type(of: right) && "\\(left)" == "\\(right)"
        case (.completed, .completed): return true
        default: return false
        }
      }
    }
    struct Subscription: Hashable, CustomDebugStringConvertible {
      let subscribe: Int
      let unsubscribe: Int
      init(_ subscribe: Int) { self.init(subscribe, .max) }
      init(_ subscribe: Int, _ unsubscribe: Int) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
      }
      static func == (lhs: Subscription, rhs: Subscription) -> Bool {
        lhs.subscribe == rhs.subscribe && lhs.unsubscribe == rhs.unsubscribe
      }
      func hash(into hasher: inout Hasher) { hasher.combine(subscribe) }
      var debugDescription: String { "(\\(subscribe): \\(unsubscribe == .max ? "infinity" : "\\(unsubscribe)"))" }
    }
    func XCTAssertRecordedElements<Element: Equatable>(_ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath, line: UInt = #line) {
      XCTAssertEqual(stream.elements(), elements, file: file, line: line)
    }
    extension Sequence {
      func elements<T>() -> [T] where Element == Recorded<Event<T>> { compactMap { $0.value.element } }
    }
    class TestableObservable<Element>: ObservableType {
      var subscriptions: [Subscription] { get }
      var recordedEvents: [Recorded<Event<Element>>] { get }
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
    }
    final class TestableObserver<Element>: ObserverType {
      var events: [Recorded<Event<Element>>] { get }
      func on(_ event: Event<Element>)
    }
    extension TestableObserver { var elements: [Element] { events.elements() } }
    class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
      struct Defaults {
        static var created: Int { 100 }
        static var subscribed: Int { 200 }
        static var disposed: Int { 1000 }
      }
      init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true)
      func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element>
      func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element>
      func createObserver<E>(_ type: E.Type) -> TestableObserver<E>
      func scheduleAt(_ time: TestTime, action: @escaping () -> Void)
      func start<Element, OutputSequence: ObservableConvertibleType>(created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element
      func start<Element, OutputSequence: ObservableConvertibleType>(disposed: TestTime, create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
      }
      func start<Element, OutputSequence: ObservableConvertibleType>(_ create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: Defaults.disposed, create: create)
      }
    }
    """
}

/// A `Recorded` event, which Swift text declares.
private struct RecordedEvent: ScriptConvertible {
  let recorded: Recorded<Event<Value>>

  init(_ recorded: Recorded<Event<Value>>) { self.recorded = recorded }

  static func make(from value: Value, _ machine: Machine) throws -> RecordedEvent {
    let record = try value.record(machine)
    return RecordedEvent(
      Recorded(
        time: try record[0].int(machine),
        value: try Event.make(from: record[1], machine)
      )
    )
  }

  func scriptValue(_ machine: Machine) throws -> Value {
    .record(.of([.int(recorded.time), try recorded.value.scriptValue(machine)]))
  }
}

extension Subscription: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> Subscription {
    let record = try value.record(machine)
    return Subscription(try record[0].int(machine), try record[1].int(machine))
  }
  package func scriptValue(_ machine: Machine) -> Value {
    .record(.of([.int(subscribe), .int(unsubscribe)]))
  }
}

extension TestScheduler: ScriptConvertible, ScriptClass {}
extension TestableObservable: ScriptConvertible, ScriptClass where Element == Value {}
extension TestableObserver: ScriptConvertible, ScriptClass where Element == Value {}

extension LabContext {
  func registerTestSchedulers(in table: inout NativeTable, _ runtime: Runtime) {
    runtime.hostTypes.add(TestScheduler.self, "TestScheduler", in: "RxTest")
    runtime.hostTypes.add(TestableObservable<Value>.self, "TestableObservable", in: "RxTest")
    runtime.hostTypes.add(TestableObserver<Value>.self, "TestableObserver", in: "RxTest")
    table.function("TestScheduler.init(initialClock:resolution:simulateProcessingDelay:)") {
      [self] (start: Int, resolution: Double, delays: Bool) in
      bounded(
        TestScheduler(initialClock: start, resolution: resolution, simulateProcessingDelay: delays)
      )
    }
    table.function("TestScheduler.createHotObservable(_:)") {
      (scheduler: TestScheduler, events: [RecordedEvent]) in
      scheduler.createHotObservable(events.map(\.recorded))
    }
    table.function("TestScheduler.createColdObservable(_:)") {
      (scheduler: TestScheduler, events: [RecordedEvent]) in
      scheduler.createColdObservable(events.map(\.recorded))
    }
    table.function("TestScheduler.createObserver(_:)") { (scheduler: TestScheduler, _: Value) in
      scheduler.createObserver(Value.self)
    }
    table.function("TestScheduler.scheduleAt(_:action:)") {
      (scheduler: TestScheduler, time: Int, action: ScriptFunction<Void>) in
      scheduler.scheduleAt(time) { action() }
    }
    table.add("TestScheduler.start(created:subscribed:disposed:create:)") { call in
      let scheduler = try TestScheduler.make(from: call[0], call.machine)
      let create: () throws -> Observable<Value> = try call.selector(4)
      let runtime = call.machine.runtime
      let observer = scheduler.start(
        created: try call.int(1),
        subscribed: try call.int(2),
        disposed: try call.int(3)
      ) {
        do { return try create() } catch {
          runtime.fail(error)
          return .never()
        }
      }
      return .host(observer)
    }
    table.property("TestableObservable.subscriptions") { (source: TestableObservable<Value>) in
      source.subscriptions
    }
    table.property("TestableObservable.recordedEvents") { (source: TestableObservable<Value>) in
      source.recordedEvents.map(RecordedEvent.init)
    }
    table.add("TestableObservable.subscribe(_:)") { call in
      let source = try TestableObservable<Value>.make(from: call[0], call.machine)
      return try AnyDisposable(source.subscribe(call.observer(1))).scriptValue(call.machine)
    }
    table.property("TestableObserver.events") { (observer: TestableObserver<Value>) in
      observer.events.map(RecordedEvent.init)
    }
    table.function("TestableObserver.on(_:)") {
      (observer: TestableObserver<Value>, event: Event<Value>) in observer.on(event)
    }
  }
}
