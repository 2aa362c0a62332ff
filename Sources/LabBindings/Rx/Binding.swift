import Rx
import Stage
import SwiftScript

extension LabContext {
  /// `bind` in its forms.
  ///
  /// - Parameter source: The receiver with this subscription recorded as one of its own.
  func declareBinding(_ type: TypeBuilder, _ source: @escaping (Call) throws -> Observable<Value>) {
    let targets = [
      ("ObserverType", nil), ("PublishRelay", "publish relay"), ("BehaviorRelay", "behavior relay"),
      ("ReplayRelay", "replay relay"),
    ]
    for (target, relay) in targets {
      type.method("bind(to observers: \(target)...) -> Disposable") { [self] call in
        let observers = (call[0].elements ?? []).compactMap {
          observer(of: $0, subscribedAt: call.site)
        }
        return value(
          "Disposable",
          try source(call).subscribe { (event: Event<Value>) in
            if let relay, case .error(let error) = event {
              self.stage.recordPrint("Binding error to \(relay): \(error)")
              return
            }
            for observer in observers { observer.on(event) }
          }
        )
      }
    }
    type.method("bind(onNext: (Element) -> Void) -> Disposable") { [self] call in
      value("Disposable", try source(call).bind(onNext: quiet(try call.function(0)) ?? { _ in }))
    }
    type.method("bind(with object: Any, onNext: (Any, Element) -> Void) -> Disposable") {
      [self] call in
      let hold = try Hold(call, self)
      return value(
        "Disposable",
        try source(call).bind(with: hold.object, onNext: hold.element(1) ?? { _, _ in })
      )
    }
    type.method("bind(to binder: (Any) -> Any) -> Any") { [self] call in
      try self.call(try call.function(0), [call.receiver])
    }
    type.method("bind(to binder: (Any) -> Any, curriedArgument: Any) -> Any") { [self] call in
      let function = try self.call(try call.function(0), [call.receiver])
      guard case .function(let inner) = function else {
        throw call.trap("this function must return another one")
      }
      return try self.call(inner, [call[1]])
    }
  }

  /// `Binder`, and the `rx` of a script's objects.
  func declareReactive() {
    library.type("Binder", conformingTo: ["ObserverType"], generics: ["Value"]) { type in
      type.initializer(
        "(_ target: Any, scheduler: ImmediateSchedulerType? = nil, binding: (Any, Any) -> Void)"
      ) { [self] call in
        let (target, wrap) = try call.object(0)
        let binding = try call.function(2)
        let scheduler: any ImmediateSchedulerType
        if case .optional(nil) = call[1] {
          scheduler = mainScheduler
        } else {
          scheduler = try call.immediateScheduler(1)
        }
        // Swift 6.3 can't compile a `Binder` of an `AnyObject`, so it binds to a reference of a class of its own.
        let reference = WeakTarget(target)
        return value(
          "Binder",
          Binder<Value>(reference, scheduler: scheduler) { _, element in
            if let target = reference.object { self.run(binding, [wrap(target), element]) }
          }
        )
      }
    }
    library.type("Reactive", kind: .structure, generics: ["Base"]) { type in
      type.initializer("(_ base: Any)") { [self] in value("Reactive", Reactive<Value>($0[0])) }
      type.property("base: Any") { $0.payload(Reactive<Value>.self)?.base ?? .void }
      type.dynamicMember { [self] reactive, name in
        guard let base = reactive.payload(Reactive<Value>.self)?.base,
          let interpreter = reports.interpreter, interpreter.hasProperty(name, base)
        else { return nil }
        return propertyBinder(name, of: base)
      }
    }
    library.type("ReactiveCompatible", kind: .protocol) { type in
      type.property("rx: Any") { [self] in value("Reactive", Reactive<Value>($0)) }
      type.staticProperty("rx: Any") { [self] in .type(library["Reactive"]) }
    }
  }

  /// Sets a property of a script's object, on the main scheduler and without keeping the object alive.
  private func propertyBinder(_ name: String, of base: Value) -> Value? {
    guard case .object(let instance) = base else { return nil }
    let binder = Binder<Value>(instance, scheduler: mainScheduler) { [unowned self] object, value in
      do {
        try reports.interpreter?.setProperty(name, of: .object(object), to: value)
      } catch {
        reports.interpreter?.fail(error)
      }
    }
    return value("Binder", binder)
  }
}

private final class WeakTarget {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
