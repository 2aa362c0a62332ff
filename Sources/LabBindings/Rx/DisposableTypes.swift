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
      type.method("disposed(by bag: DisposeBag)") { [self] call in
        guard let bag: DisposeBag = call[0].payload() else {
          throw call.trap("a `DisposeBag` is expected here")
        }
        guard let disposable = disposable(of: call.receiver) else {
          throw call.trap("this is not a `Disposable`")
        }
        disposable.disposed(by: bag)
        return .void
      }
      type.property("isDisposed: Bool") {
        .bool($0.payload((any Cancelable).self)?.isDisposed ?? false)
      }
    }
    declareBags()
    library.type("Cancelable", kind: .protocol, conformingTo: ["Disposable"])
    library.type("Disposables") { type in
      type.staticMethod("create() -> Disposable") { [self] _ in
        value("Disposable", Disposables.create())
      }
      type.staticMethod("create(with dispose: () -> Void) -> Disposable") { [self] call in
        let dispose = try call.function(0)
        return value("Cancelable", Disposables.create { self.run(dispose, []) })
      }
      for several in ["Disposable...", "[Disposable]"] {
        type.staticMethod("create(_ disposables: \(several)) -> Disposable") { [self] call in
          value("Cancelable", Disposables.create(try call.disposables(0)))
        }
      }
    }
    declareDisposableClasses()
  }

  private func declareBags() {
    let builder = library.type("DisposableBuilder") { type in
      type.staticMethod("buildBlock(_ disposables: Disposable...) -> [Disposable]") { $0[0] }
    }
    let bag = library.type("DisposeBag", kind: .class) { type in
      type.initializer("()") { [self] _ in value("DisposeBag", DisposeBag()) }
      for form in ["_ disposables: Disposable...", "_ disposables: [Disposable]"] {
        type.method("insert(\(form))") {
          try $0.this(DisposeBag.self).insert(try $0.disposables(0))
          return .void
        }
        type.initializer(form.replacing("_ ", with: "(disposing ") + ")") { [self] in
          value("DisposeBag", DisposeBag(disposing: try $0.disposables(0)))
        }
      }
      type.method("insert(@DisposableBuilder builder: () -> Any)") { [self] in
        let made = try self.call(try $0.function(0), [])
        try $0.this(DisposeBag.self).insert(try $0.disposables(in: made))
        return .void
      }
      type.initializer("(@DisposableBuilder builder: () -> Any)") { [self] in
        let made = try self.call(try $0.function(0), [])
        return value("DisposeBag", DisposeBag(disposing: try $0.disposables(in: made)))
      }
    }
    library.resultBuilder(builder, for: ["DisposeBag", "insert"], of: bag)
  }

  /// Disposables that hold others.
  private func declareDisposableClasses() {
    func declare(_ name: String, _ build: (TypeBuilder) -> Void) {
      library.type(name, kind: .class, conformingTo: ["Cancelable"], build)
    }
    declare("BooleanDisposable") { type in
      type.initializer("(isDisposed: Bool = false)") { [self] in
        value("BooleanDisposable", BooleanDisposable(isDisposed: $0.bool(0)))
      }
    }
    declare("SingleAssignmentDisposable") { type in
      type.initializer("()") { [self] _ in
        value("SingleAssignmentDisposable", SingleAssignmentDisposable())
      }
      type.method("setDisposable(_ disposable: Disposable)") {
        try $0.this(SingleAssignmentDisposable.self).setDisposable(try $0.disposable(0))
        return .void
      }
    }
    declare("SerialDisposable") { type in
      type.initializer("()") { [self] _ in value("SerialDisposable", SerialDisposable()) }
      type.property("disposable: Disposable") { [self] in
        value("Disposable", $0.payload(SerialDisposable.self)?.disposable ?? Disposables.create())
      } set: { [self] target, new in
        if let disposable = disposable(of: new) {
          target.payload(SerialDisposable.self)?.disposable = disposable
        }
      }
    }
    declare("RefCountDisposable") { type in
      type.initializer("(disposable: Disposable)") { [self] in
        value("RefCountDisposable", RefCountDisposable(disposable: try $0.disposable(0)))
      }
      type.method("retain() -> Disposable") { [self] in
        value("Disposable", try $0.this(RefCountDisposable.self).retain())
      }
    }
    declare("ScheduledDisposable") { type in
      type.initializer("(scheduler: ImmediateSchedulerType, disposable: Disposable)") { [self] in
        value(
          "ScheduledDisposable",
          ScheduledDisposable(
            scheduler: try $0.immediateScheduler(0),
            disposable: try $0.disposable(1)
          )
        )
      }
      type.property("scheduler: ImmediateSchedulerType") { [self] in
        .wrapping(
          $0.payload(ScheduledDisposable.self).map { value("ImmediateSchedulerType", $0.scheduler) }
        )
      }
    }
    declare("CompositeDisposable") { declareComposite($0) }
  }

  private func declareComposite(_ type: TypeBuilder) {
    library.type("DisposeKey")
    type.initializer("(disposables: [Disposable])") { [self] in
      value("CompositeDisposable", CompositeDisposable(disposables: try $0.disposables(0)))
    }
    type.initializer("(_ disposables: Disposable...)") { [self] in
      value("CompositeDisposable", CompositeDisposable(disposables: try $0.disposables(0)))
    }
    type.property("count: Int") { .int($0.payload(CompositeDisposable.self)?.count ?? 0) }
    type.method("insert(_ disposable: Disposable) -> DisposeKey?") { [self] in
      let key = try $0.this(CompositeDisposable.self).insert(try $0.disposable(0))
      return .wrapping(key.map { value("DisposeKey", $0) })
    }
    type.method("remove(for disposeKey: DisposeKey)") {
      if let key: CompositeDisposable.DisposeKey = $0[0].payload() {
        try $0.this(CompositeDisposable.self).remove(for: key)
      }
      return .void
    }
  }
}
