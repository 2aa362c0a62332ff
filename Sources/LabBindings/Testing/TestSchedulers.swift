import Rx
import RxTesting
import SwiftScript

extension LabContext {
  /// `TestScheduler`, the sequences and observers that it makes, and what they record.
  func declareTestSchedulers() {
    declareRecords()
    library.type("TestableObservable", kind: .class, conformingTo: ["ObservableType"]) { type in
      type.property("subscriptions: Any") { [self] in
        .array(
          ($0.payload(TestableObservable<Value>.self)?.subscriptions ?? []).map {
            value("Subscription", $0)
          }
        )
      }
      type.property("recordedEvents: Any") { [self] in
        recorded($0.payload(TestableObservable<Value>.self)?.recordedEvents)
      }
    }
    library.alias("TestTime", of: library.int)
    library.type("TestableObserver", kind: .class, conformingTo: ["ObserverType"]) { type in
      type.property("events: Any") { [self] in
        recorded($0.payload(TestableObserver<Value>.self)?.events)
      }
    }
    library.type("TestScheduler", kind: .class, conformingTo: ["VirtualTimeScheduler"]) {
      declareTestScheduler($0)
    }
  }

  private func declareTestScheduler(_ type: TypeBuilder) {
    type.initializer(
      "(initialClock: Int, resolution: Double = 1.0, simulateProcessingDelay: Bool = true)"
    ) { [self] in
      value(
        "TestScheduler",
        bounded(
          TestScheduler(
            initialClock: try $0.int(0),
            resolution: $0[1].number ?? 1,
            simulateProcessingDelay: $0.bool(2)
          )
        )
      )
    }
    type.method("createHotObservable(_ events: [Recorded]) -> Any") { [self] in
      value(
        "TestableObservable",
        try $0.this(TestScheduler.self).createHotObservable(records($0, 0))
      )
    }
    type.method("createColdObservable(_ events: [Recorded]) -> Any") { [self] in
      value(
        "TestableObservable",
        try $0.this(TestScheduler.self).createColdObservable(records($0, 0))
      )
    }
    type.method("createObserver(_ type: Any) -> Any") { [self] in
      value("TestableObserver", try $0.this(TestScheduler.self).createObserver(Value.self))
    }
    type.method("scheduleAt(_ time: Int, action: () -> Void)") { [self] in
      try $0.this(TestScheduler.self).scheduleAt(
        try $0.int(0),
        action: quiet0(try $0.function(1)) ?? {}
      )
      return .void
    }
    for labels in ["created: Int = 100, subscribed: Int = 200, disposed: Int = 1000, create"] {
      type.method("start(\(labels): () -> Any) -> Any") { [self] call in
        let make = try call.function(3)
        let observer = try call.this(TestScheduler.self).start(
          created: try call.int(0),
          subscribed: try call.int(1),
          disposed: try call.int(2)
        ) {
          (try? self.observable(try self.call(make, []), make)) ?? .never()
        }
        return value("TestableObserver", observer)
      }
    }
  }

  private func declareRecords() {
    library.type("Recorded", generics: ["Value"]) { type in
      type.describe { [self] in text(ofRecord: $0) }
      type.equality { [self] in text(ofRecord: $0) == text(ofRecord: $1) }
      type.initializer("(time: Int, value: Event)") { [self] call in
        guard let event: Event<Value> = call[1].payload() else {
          throw call.trap("an event is expected here")
        }
        return value("Recorded", Recorded(time: try call.int(0), value: event))
      }
      type.property("time: Int") { .int($0.payload(Recorded<Event<Value>>.self)?.time ?? 0) }
      type.property("value: Event") { [self] in
        value("Event", $0.payload(Recorded<Event<Value>>.self)?.value ?? .completed)
      }
      let makers: [(String, (Call) throws -> Event<Value>)] = [
        ("next(_ time: Int, _ element: Any)", { .next($0[1]) }),
        ("completed(_ time: Int, _ type: Any? = nil)", { _ in .completed }),
        ("error(_ time: Int, _ error: Error, _ type: Any? = nil)", { .error($0.error(1)) }),
      ]
      for (declaration, event) in makers {
        let make = { [self] (call: Call) in
          value("Recorded", Recorded(time: try call.int(0), value: try event(call)))
        }
        type.staticMethod("\(declaration) -> Recorded", make)
        // Up to RxSwift 5 these were functions by themselves too.
        library.function("\(declaration) -> Recorded", make)
      }
      type.staticMethod("events(_ recordedEvents: Recorded...) -> Any") { $0[0] }
      type.staticMethod("events(_ recordedEvents: [Recorded]) -> Any") { $0[0] }
    }
    library.type("Subscription") { type in
      type.describe { ($0 as? Subscription)?.debugDescription ?? "" }
      type.equality { ($0 as? Subscription) == ($1 as? Subscription) }
      type.initializer("(_ subscribe: Int, _ unsubscribe: Int = 9223372036854775807)") { [self] in
        value("Subscription", Subscription(try $0.int(0), try $0.int(1)))
      }
      type.property("subscribe: Int") { .int($0.payload(Subscription.self)?.subscribe ?? 0) }
      type.property("unsubscribe: Int") { .int($0.payload(Subscription.self)?.unsubscribe ?? 0) }
    }
  }

  private func text(ofRecord record: Any) -> String {
    guard let record = record as? Recorded<Event<Value>> else { return "\(record)" }
    return "\(text(ofEvent: record.value)) @ \(record.time)"
  }

  private func records(_ call: Call, _ position: Int) throws -> [Recorded<Event<Value>>] {
    try (call[position].elements ?? []).map {
      guard let record: Recorded<Event<Value>> = try $0.resolved(as: library["Recorded"]).payload()
      else { throw call.trap("recorded events are expected here", hint: "write `.next(210, 1)`") }
      return record
    }
  }

  private func recorded(_ events: [Recorded<Event<Value>>]?) -> Value {
    .array((events ?? []).map { value("Recorded", $0) })
  }
}
