import Rx
import Stage
import SwiftScript

/// RxSwift's first state holder: completes when nobody holds it any more.
final class Variable {
  let subject: BehaviorSubject<Value>

  init(_ value: Value) { subject = BehaviorSubject(value: value) }

  deinit {
    // Off the stage nobody is left who could hear it.
    if Stage.current != nil { subject.onCompleted() }
  }

  var value: Value {
    get { (try? subject.value()) ?? .void }
    set { subject.onNext(newValue) }
  }
}

extension LabContext {
  /// What older scripts use and no other word of today's means: types that are gone, and closures in another order.
  func declareOlderTypes() {
    library.type("Variable", kind: .class, generics: ["Element"]) { type in
      type.initializer("(_ value: Element)") { [self] in value("Variable", Variable($0[0])) }
      type.property("value: Element") {
        $0.payload(Variable.self)?.value ?? .void
      } set: { [self] variable, new in
        guard let variable = variable.payload(Variable.self) else { return }
        variable.value = (try? settled(new, like: variable.value)) ?? new
      }
      type.method("asObservable() -> Any") { [self] in
        observable(try $0.this(Variable.self).subject.asObservable(), $0)
      }
      type.method("asDriver() -> Any") { [self] in
        observable(try $0.this(Variable.self).subject.asObservable(), $0)
      }
    }
    for name in ["bind(to", "bindTo(_"] {
      library.type("ObservableType") { type in
        type.method("\(name) variable: Variable) -> Disposable") { [self] call in
          guard let variable: Variable = call[0].payload() else {
            throw call.trap("a `Variable` is expected here")
          }
          return value(
            "Disposable",
            try call.source.subscribe(onNext: { variable.value = $0 })
          )
        }
      }
    }
    declareOlderDisposables()
    declareIndexOperators()
  }

  private func declareOlderDisposables() {
    library.type("NopDisposable", conformingTo: ["Cancelable"]) { type in
      type.staticProperty("instance: Any") { [self] in value("NopDisposable", Disposables.create {})
      }
    }
    library.type("AnonymousDisposable", kind: .class, conformingTo: ["Cancelable"]) { type in
      type.initializer("(_ dispose: () -> Void)") { [self] call in
        let dispose = try call.function(0)
        return value("AnonymousDisposable", Disposables.create { self.run(dispose, []) })
      }
    }
    func pair(_ call: Call) throws -> Value {
      value("BinaryDisposable", Disposables.create(try call.disposable(0), try call.disposable(1)))
    }
    library.type("BinaryDisposable", kind: .class, conformingTo: ["Cancelable"]) { type in
      type.initializer("(_ first: Disposable, _ second: Disposable)", pair)
    }
    library.type("StableCompositeDisposable") { type in
      type.staticMethod("create(_ first: Disposable, _ second: Disposable) -> Any", pair)
    }
    library.type("SingleAssignmentDisposable") { type in
      type.property("disposable: Disposable") { [self] _ in
        value("Cancelable", Disposables.create {})
      } set: { [self] target, new in
        guard let disposable = disposable(of: new) else { return }
        target.payload(SingleAssignmentDisposable.self)?.setDisposable(disposable)
      }
    }
  }

  /// Operators whose closures take an element and its index.
  private func declareIndexOperators() {
    library.type("ObservableType") { type in
      type.method("mapWithIndex<R>(_ selector: (Element, Int) -> R) -> Any") { [self] call in
        let select = throwing2(try call.function(0))
        return observable(
          try call.source.enumerated().map { try select($0.element, .int($0.index)) },
          call
        )
      }
      type.method("flatMapWithIndex<R>(_ selector: (Element, Int) -> R) -> Any") {
        [self] call in
        let function = try call.function(0)
        return observable(
          try call.source.enumerated().flatMap {
            try self.observable(
              try self.call(function, [$0.element, .int($0.index)]),
              function
            )
          },
          call
        )
      }
      type.method("takeWhileWithIndex(_ predicate: (Element, Int) -> Bool) -> Any") {
        [self] call in
        let holds = test2(try call.function(0))
        return observable(
          try call.source.enumerated()
            .take(while: { try holds($0.element, .int($0.index)) }).map(\.element),
          call
        )
      }
      type.method("skipWhileWithIndex(_ predicate: (Element, Int) -> Bool) -> Any") {
        [self] call in
        let holds = test2(try call.function(0))
        return observable(
          try call.source.enumerated()
            .skip(while: { try holds($0.element, .int($0.index)) }).map(\.element),
          call
        )
      }
      type.method("doOn(_ eventHandler: (Event) -> Void) -> Any") { [self] call in
        let handler = try call.function(0)
        return observable(
          try call.source.do(
            onNext: { _ = try self.call(handler, [self.value("Event", Event.next($0))]) },
            onError: { _ = try self.call(handler, [self.value("Event", Event<Value>.error($0))]) },
            onCompleted: {
              _ = try self.call(handler, [self.value("Event", Event<Value>.completed)])
            }
          ),
          call
        )
      }
    }
  }
}
