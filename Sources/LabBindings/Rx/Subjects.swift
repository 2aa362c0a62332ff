import Rx
import SwiftScript

extension LabContext {
  /// Subjects and relays.
  func declareSubjects() {
    library.type("SubjectType", kind: .protocol, conformingTo: ["ObservableType", "ObserverType"])
    func subject(_ name: String, _ build: (TypeBuilder) -> Void) {
      library.type(
        name,
        kind: .class,
        conformingTo: ["Observable", "SubjectType"],
        generics: ["Element"],
        build
      )
    }
    subject("PublishSubject") { type in
      type.initializer("()") { [self] _ in value("PublishSubject", PublishSubject<Value>()) }
      type.property("hasObservers: Bool") {
        .bool($0.payload(PublishSubject<Value>.self)?.hasObservers ?? false)
      }
      type.property("isDisposed: Bool") {
        .bool($0.payload(PublishSubject<Value>.self)?.isDisposed ?? false)
      }
      type.method("dispose()") {
        try $0.this(PublishSubject<Value>.self).dispose()
        return .void
      }
    }
    subject("BehaviorSubject") { type in
      type.initializer("(value: Element)") { [self] in
        value("BehaviorSubject", BehaviorSubject<Value>(value: $0[0]))
      }
      type.property("hasObservers: Bool") {
        .bool($0.payload(BehaviorSubject<Value>.self)?.hasObservers ?? false)
      }
      type.property("isDisposed: Bool") {
        .bool($0.payload(BehaviorSubject<Value>.self)?.isDisposed ?? false)
      }
      type.method("value() -> Element") { try $0.this(BehaviorSubject<Value>.self).value() }
      type.method("dispose()") {
        try $0.this(BehaviorSubject<Value>.self).dispose()
        return .void
      }
    }
    subject("ReplaySubject") { type in
      type.staticMethod("create(bufferSize: Int) -> Self<Element>") { [self] in
        value("ReplaySubject", ReplaySubject<Value>.create(bufferSize: try $0.count(0)))
      }
      type.staticMethod("createUnbounded() -> Self<Element>") { [self] _ in
        value("ReplaySubject", ReplaySubject<Value>.createUnbounded())
      }
      type.property("hasObservers: Bool") {
        .bool($0.payload(ReplaySubject<Value>.self)?.hasObservers ?? false)
      }
      type.property("isDisposed: Bool") {
        .bool($0.payload(ReplaySubject<Value>.self)?.isDisposed ?? false)
      }
      type.method("dispose()") {
        try $0.this(ReplaySubject<Value>.self).dispose()
        return .void
      }
    }
    subject("AsyncSubject") { type in
      type.initializer("()") { [self] _ in value("AsyncSubject", AsyncSubject<Value>()) }
      type.property("hasObservers: Bool") {
        .bool($0.payload(AsyncSubject<Value>.self)?.hasObservers ?? false)
      }
    }
    declareRelays()
  }

  private func declareRelays() {
    library.type(
      "PublishRelay",
      kind: .class,
      conformingTo: ["ObservableType"],
      generics: ["Element"]
    ) { type in
      type.initializer("()") { [self] _ in value("PublishRelay", PublishRelay<Value>()) }
      type.method("accept(_ event: Element)") { [self] call in
        let relay = try call.this(PublishRelay<Value>.self)
        sending(.next(call[0]), to: relay) { relay.accept(call[0]) }
        return .void
      }
    }
    library.type(
      "BehaviorRelay",
      kind: .class,
      conformingTo: ["ObservableType"],
      generics: ["Element"]
    ) { type in
      type.initializer("(value: Element)") { [self] in
        value("BehaviorRelay", BehaviorRelay<Value>(value: $0[0]))
      }
      type.property("value: Element") { $0.payload(BehaviorRelay<Value>.self)?.value ?? .void }
      type.method("accept(_ event: Element)") { [self] call in
        let relay = try call.this(BehaviorRelay<Value>.self)
        sending(.next(call[0]), to: relay) { relay.accept(call[0]) }
        return .void
      }
    }
    library.type(
      "ReplayRelay",
      kind: .class,
      conformingTo: ["ObservableType"],
      generics: ["Element"]
    ) { type in
      type.staticMethod("create(bufferSize: Int) -> Self<Element>") { [self] in
        value("ReplayRelay", ReplayRelay<Value>.create(bufferSize: try $0.count(0)))
      }
      type.staticMethod("createUnbound() -> Self<Element>") { [self] _ in
        value("ReplayRelay", ReplayRelay<Value>.createUnbound())
      }
      type.method("accept(_ event: Element)") { [self] call in
        let relay = try call.this(ReplayRelay<Value>.self)
        sending(.next(call[0]), to: relay) { relay.accept(call[0]) }
        return .void
      }
    }
  }
}
