import Rx
import SwiftScript

extension LabContext {
  /// Disposables and bags.
  func declareDisposables() {
    library.type("Disposable", kind: .protocol) { type in
      type.method("dispose()") {
        try $0.this((any Disposable).self).dispose()
        return .void
      }
      type.method("disposed(by bag: DisposeBag)") { call in
        guard let bag: DisposeBag = call[0].payload() else {
          throw call.trap("a `DisposeBag` is expected here")
        }
        try call.this((any Disposable).self).disposed(by: bag)
        return .void
      }
      type.property("isDisposed: Bool") {
        .bool($0.payload((any Cancelable).self)?.isDisposed ?? false)
      }
    }
    library.type("DisposeBag", kind: .class) { type in
      type.initializer("()") { [self] _ in value("DisposeBag", DisposeBag()) }
      type.method("insert(_ disposable: Disposable)") {
        try $0.this(DisposeBag.self).insert(try $0.disposable(0))
        return .void
      }
    }
    library.type("Cancelable", kind: .protocol, conformingTo: ["Disposable"])
    library.type("Disposables") { type in
      type.staticMethod("create() -> Disposable") { [self] _ in
        value("Cancelable", Disposables.create {})
      }
      type.staticMethod("create(with dispose: () -> Void) -> Disposable") { [self] call in
        let dispose = try call.function(0)
        return value("Cancelable", Disposables.create { self.run(dispose, []) })
      }
      type.staticMethod("create(_ disposables: Disposable...) -> Disposable") { [self] call in
        let all = try (call[0].elements ?? []).map { value in
          guard let one: any Disposable = value.payload() else {
            throw call.trap("disposables are expected here")
          }
          return one
        }
        return value("Cancelable", Disposables.create(all))
      }
    }
    library.type("CompositeDisposable", kind: .class, conformingTo: ["Cancelable"]) { type in
      type.initializer("()") { [self] _ in value("CompositeDisposable", CompositeDisposable()) }
      type.method("insert(_ disposable: Disposable)") {
        _ = try $0.this(CompositeDisposable.self).insert(try $0.disposable(0))
        return .void
      }
    }
    library.type("SerialDisposable", kind: .class, conformingTo: ["Cancelable"]) { type in
      type.initializer("()") { [self] _ in value("SerialDisposable", SerialDisposable()) }
      type.property("disposable: Disposable") { [self] in
        value("Disposable", $0.payload(SerialDisposable.self)?.disposable ?? Disposables.create())
      } set: { target, new in
        if let disposable: any Disposable = new.payload() {
          target.payload(SerialDisposable.self)?.disposable = disposable
        }
      }
    }
  }
}
