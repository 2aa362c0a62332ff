import Rx
import SwiftScript

extension LabContext {
  /// Subjects and relays.
  func declareSubjects() {
    library.type("SubjectType", kind: .protocol, conformingTo: ["ObservableType", "ObserverType"])
    func declare(_ name: String, _ build: (TypeBuilder) -> Void) {
      library.type(
        name,
        kind: .class,
        conformingTo: ["Observable", "SubjectType"],
        generics: ["Element"],
        build
      )
    }
    declare("PublishSubject") { type in
      type.initializer("()") { [self] _ in
        subject("PublishSubject", PublishSubject<Value>(), keeping: .nothing)
      }
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
    declare("BehaviorSubject") { type in
      type.initializer("(value: Element)") { [self] in
        subject(
          "BehaviorSubject",
          BehaviorSubject<Value>(value: $0[0]),
          keeping: .last(1),
          with: $0[0]
        )
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
    declare("ReplaySubject") { type in
      type.staticMethod("create(bufferSize: Int) -> Self<Element>") { [self] in
        let size = try $0.count(0)
        return subject(
          "ReplaySubject",
          ReplaySubject<Value>.create(bufferSize: size),
          keeping: .last(size)
        )
      }
      type.staticMethod("createUnbounded() -> Self<Element>") { [self] _ in
        subject("ReplaySubject", ReplaySubject<Value>.createUnbounded(), keeping: .everything)
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
    declare("AsyncSubject") { type in
      type.initializer("()") { [self] _ in
        subject("AsyncSubject", AsyncSubject<Value>(), keeping: nil)
      }
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
      type.initializer("()") { [self] _ in
        relay("PublishRelay", PublishRelay<Value>(), keeping: .nothing)
      }
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
        relay(
          "BehaviorRelay",
          BehaviorRelay<Value>(value: $0[0]),
          keeping: .last(1),
          with: $0[0]
        )
      }
      type.property("value: Element") { $0.payload(BehaviorRelay<Value>.self)?.value ?? .void }
      type.method("accept(_ event: Element)") { [self] call in
        let relay = try call.this(BehaviorRelay<Value>.self)
        let element = try settled(call[0], like: relay.value)
        sending(.next(element), to: relay) { relay.accept(element) }
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
        let size = try $0.count(0)
        return relay(
          "ReplayRelay",
          ReplayRelay<Value>.create(bufferSize: size),
          keeping: .last(size)
        )
      }
      type.staticMethod("createUnbound() -> Self<Element>") { [self] _ in
        relay("ReplayRelay", ReplayRelay<Value>.createUnbound(), keeping: .everything)
      }
      type.method("accept(_ event: Element)") { [self] call in
        let relay = try call.this(ReplayRelay<Value>.self)
        sending(.next(call[0]), to: relay) { relay.accept(call[0]) }
        return .void
      }
    }
  }
}
