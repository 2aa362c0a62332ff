package import Rx
package import ScriptMachine
import ScriptTypes

enum DisposableTypes: RxPart {
  static let declaration = """
    protocol Disposable { func dispose() }
    protocol Cancelable: Disposable { var isDisposed: Bool { get } }
    extension Disposable {
      func disposed(by bag: DisposeBag) { bag.insert(self) }
    }
    struct Disposables {
      static func create() -> any Disposable
      static func create(with dispose: @escaping () -> Void) -> any Cancelable
      static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable { create([disposable1, disposable2]) }
      static func create(_ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable) -> any Cancelable { create([disposable1, disposable2, disposable3]) }
      static func create(_ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable, _ disposables: any Disposable...) -> any Cancelable { create([disposable1, disposable2, disposable3] + disposables) }
      static func create(_ disposables: [any Disposable]) -> any Cancelable
    }
    internal final class AnonymousDisposable: Cancelable {
    \(disposing)
    }
    class DisposeBase { internal init() }
    final class BooleanDisposable: Cancelable {
      init()
      init(isDisposed: Bool)
    \(disposing)
    }
    final class SerialDisposable: DisposeBase, Cancelable {
      override init()
      var disposable: any Disposable { get set }
    \(disposing)
    }
    final class SingleAssignmentDisposable: DisposeBase, Cancelable {
      override init()
      func setDisposable(_ disposable: any Disposable)
    \(disposing)
    }
    final class ScheduledDisposable: Cancelable {
      init(scheduler: any ImmediateSchedulerType, disposable: any Disposable)
      var scheduler: any ImmediateSchedulerType { get }
    \(disposing)
    }
    final class RefCountDisposable: DisposeBase, Cancelable {
      init(disposable: any Disposable)
      func retain() -> any Disposable
    \(disposing)
    }
    final class CompositeDisposable: DisposeBase, Cancelable {
      final class DisposeKey {}
      override init()
      init(disposables: [any Disposable])
      @discardableResult func insert(_ disposable: any Disposable) -> DisposeKey?
      func remove(for disposeKey: DisposeKey)
      var count: Int { get }
    \(disposing)
    }
    final class DisposeBag: DisposeBase {
      override init()
      func insert(_ disposable: any Disposable)
      func insert(_ disposables: any Disposable...) { insert(disposables) }
      func insert(_ disposables: [any Disposable]) { for disposable in disposables { insert(disposable) } }
      func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }
      @resultBuilder
      struct DisposableBuilder {
        static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
      }
    }
    extension CompositeDisposable {
      convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) { self.init(disposables: [disposable1, disposable2]) }
      convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable) { self.init(disposables: [disposable1, disposable2, disposable3]) }
      convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable, _ disposable4: any Disposable, _ disposables: any Disposable...) { self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables) }
    }
    extension DisposeBag {
      convenience init(disposing disposables: any Disposable...) {
        self.init()
        insert(disposables)
      }
      convenience init(disposing disposables: [any Disposable]) {
        self.init()
        insert(disposables)
      }
      convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init()
        insert(builder())
      }
    }
    """

  private static let disposing = """
      var isDisposed: Bool { get }
      func dispose()
    """

  static func register(in natives: inout RxNatives) {
    natives.disposable(DisposableHandle.self, "AnonymousDisposable")
    natives.disposable(BooleanDisposable.self, "BooleanDisposable")
    natives.disposable(SerialDisposable.self, "SerialDisposable")
    natives.disposable(SingleAssignmentDisposable.self, "SingleAssignmentDisposable")
    natives.disposable(ScheduledDisposable.self, "ScheduledDisposable")
    natives.disposable(RefCountDisposable.self, "RefCountDisposable")
    natives.disposable(CompositeDisposable.self, "CompositeDisposable")
    natives.runtime.hostTypes.add(DisposeBag.self, "DisposeBag", in: "RxSwift")
    natives.table.add("Disposables.create()") {
      try AnyDisposable(Disposables.create()).scriptValue($0.machine)
    }
    natives.table.add("Disposables.create(with:)") { call in
      let dispose: (() -> Void)? = try call.handler(1)
      return try AnyDisposable(Disposables.create { dispose?() }).scriptValue(call.machine)
    }
    natives.table.add("Disposables.create(_:)") {
      try AnyDisposable(Disposables.create($0.disposables(1))).scriptValue($0.machine)
    }
    registerOwners(in: &natives.table)
  }

  private static func registerOwners(in table: inout NativeTable) {
    table.add("DisposeBase.init()") { _ in .void }
    table.function("BooleanDisposable.init()") { BooleanDisposable() }
    table.function("BooleanDisposable.init(isDisposed:)") { BooleanDisposable(isDisposed: $0) }
    table.function("SerialDisposable.init()") { SerialDisposable() }
    table.property("SerialDisposable.disposable") { (serial: SerialDisposable) in
      AnyDisposable(serial.disposable)
    }
    table.function("SerialDisposable.disposable=") {
      (serial: SerialDisposable, new: AnyDisposable) in serial.disposable = new.disposable
    }
    table.function("SingleAssignmentDisposable.init()") { SingleAssignmentDisposable() }
    table.function("SingleAssignmentDisposable.setDisposable(_:)") {
      (single: SingleAssignmentDisposable, new: AnyDisposable) in
      single.setDisposable(new.disposable)
    }
    table.function("ScheduledDisposable.init(scheduler:disposable:)") {
      (scheduler: AnyScheduler, disposable: AnyDisposable) in
      ScheduledDisposable(scheduler: scheduler.scheduler, disposable: disposable.disposable)
    }
    table.property("ScheduledDisposable.scheduler") { (scheduled: ScheduledDisposable) in
      AnyScheduler(scheduled.scheduler)
    }
    table.function("RefCountDisposable.init(disposable:)") { (disposable: AnyDisposable) in
      RefCountDisposable(disposable: disposable.disposable)
    }
    table.function("RefCountDisposable.retain()") { (counter: RefCountDisposable) in
      AnyDisposable(counter.retain())
    }
    table.function("CompositeDisposable.init()") { CompositeDisposable(disposables: []) }
    table.function("CompositeDisposable.init(disposables:)") { (disposables: [AnyDisposable]) in
      CompositeDisposable(disposables: disposables.map(\.disposable))
    }
    table.function("CompositeDisposable.insert(_:)") {
      (composite: CompositeDisposable, new: AnyDisposable) in
      composite.insert(new.disposable).map(KeyHandle.init)
    }
    table.function("CompositeDisposable.remove(for:)") {
      (composite: CompositeDisposable, key: KeyHandle) in composite.remove(for: key.key)
    }
    table.property("CompositeDisposable.count") { (composite: CompositeDisposable) in
      composite.count
    }
    table.function("DisposeBag.init()") { DisposeBag() }
    table.function("DisposeBag.insert(_:)") { (bag: DisposeBag, disposable: AnyDisposable) in
      bag.insert(disposable.disposable)
    }
  }
}

extension DisposeBag: ScriptClass {}
extension BooleanDisposable: ScriptClass {}
extension SerialDisposable: ScriptClass {}
extension SingleAssignmentDisposable: ScriptClass {}
extension ScheduledDisposable: ScriptClass {}
extension RefCountDisposable: ScriptClass {}
extension CompositeDisposable: ScriptClass {}

extension RxNatives {
  /// Registers a class of disposables with the members that all have.
  fileprivate mutating func disposable<Object: ScriptClass & Cancelable>(
    _ type: Object.Type,
    _ name: String
  ) {
    runtime.hostTypes.add(type, name, in: "RxSwift")
    table.property("\(name).isDisposed") { (object: Object) in
      object.isDisposed
    }
    table.function("\(name).dispose()") { (object: Object) in object.dispose() }
  }
}

/// A disposable of the host that is no object of a declared class.
private final class DisposableHandle: ScriptClass, Cancelable, CustomStringConvertible {
  let disposable: any Disposable

  init(_ disposable: any Disposable) { self.disposable = disposable }

  var isDisposed: Bool { (disposable as? any Cancelable)?.isDisposed ?? false }
  func dispose() { disposable.dispose() }
  var description: String { "\(disposable)" }
}

private final class KeyHandle: ScriptClass {
  let key: CompositeDisposable.DisposeKey

  init(_ key: CompositeDisposable.DisposeKey) { self.key = key }
}

/// `any Disposable`, of the host or of a script.
package struct AnyDisposable: ScriptConvertible {
  package let disposable: any Disposable

  package init(_ disposable: any Disposable) { self.disposable = disposable }

  package static func make(from value: Value, _ machine: Machine) throws -> AnyDisposable {
    if let handle = value.hostObject as? DisposableHandle {
      return AnyDisposable(handle.disposable)
    }
    if let disposable = value.hostObject as? any Disposable { return AnyDisposable(disposable) }
    let box = try value.existential(machine)
    return AnyDisposable(ScriptedDisposable(Adopter(box, "Disposable", machine.runtime)))
  }

  package func scriptValue(_ machine: Machine) throws -> Value {
    // A cast looks through all conformances for a bridge, unless it is known to succeed.
    if type(of: disposable) == ScriptedDisposable.self, let own = disposable as? ScriptedDisposable
    {
      return .existential(own.adopter.box)
    }
    if let object = object(disposable), machine.runtime.hostTypes.declares(type(of: object)) {
      return .boxed(object, machine)
    }
    return .boxed(DisposableHandle(disposable), machine)
  }
}

/// The disposable as an object, if it is one.
private func object<Own: Disposable>(_ disposable: Own) -> AnyObject? {
  // `as AnyObject` looks through all conformances for a bridge first.
  Own.self is AnyClass ? unsafeBitCast(disposable, to: AnyObject.self) : nil
}

/// A disposable that a script's type is; it may be disposed again and again, as its type must bear itself.
private struct ScriptedDisposable: Disposable {
  let adopter: Adopter

  init(_ adopter: Adopter) { self.adopter = adopter }

  func dispose() { adopter.inform("dispose()") }
}
