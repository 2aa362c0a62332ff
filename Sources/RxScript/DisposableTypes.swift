import Rx
import ScriptMachine
import ScriptTypes

extension RxLibrary {
  static let disposables = """
    protocol Disposable { func dispose() }
    protocol Cancelable: Disposable { var isDisposed: Bool { get } }
    final class AnonymousDisposable: Cancelable {
      var isDisposed: Bool { get }
      func dispose()
    }
    struct Disposables {
      static func create() -> any Disposable
      static func create(with dispose: @escaping () -> Void) -> any Cancelable
    }
    final class DisposeBag {
      init()
      func insert(_ disposable: any Disposable)
    }
    extension Disposable {
      func disposed(by bag: DisposeBag) { bag.insert(self) }
    }
    """

  static func registerDisposables(in table: inout NativeTable, _ runtime: Runtime) {
    runtime.hostTypes.add(DisposableHandle.self, "AnonymousDisposable", in: "RxSwift")
    runtime.hostTypes.add(DisposeBag.self, "DisposeBag", in: "RxSwift")
    table.property("AnonymousDisposable.isDisposed") { (handle: DisposableHandle) in
      (handle.disposable as? any Cancelable)?.isDisposed ?? false
    }
    table.function("AnonymousDisposable.dispose()") { (handle: DisposableHandle) in
      handle.disposable.dispose()
    }
    table.function("Disposables.create()") { (_: Value) in AnyDisposable(Disposables.create()) }
    table.function("Disposables.create(with:)") { (_: Value, dispose: ScriptFunction<Void>) in
      AnyDisposable(Disposables.create { dispose() })
    }
    table.function("DisposeBag.init()") { DisposeBag() }
    table.function("DisposeBag.insert(_:)") { (bag: DisposeBag, disposable: AnyDisposable) in
      bag.insert(disposable.disposable)
    }
  }
}

extension DisposeBag: ScriptClass {}

/// A disposable of the host as an object of a script.
final class DisposableHandle: ScriptClass {
  let disposable: any Disposable

  init(_ disposable: any Disposable) { self.disposable = disposable }
}

/// `any Disposable`, of the host or of a script.
struct AnyDisposable: ScriptConvertible {
  let disposable: any Disposable

  init(_ disposable: any Disposable) { self.disposable = disposable }

  static func make(from value: Value, _ machine: Machine) throws -> AnyDisposable {
    if let handle = value.hostObject as? DisposableHandle {
      return AnyDisposable(handle.disposable)
    }
    if let disposable = value.hostObject as? any Disposable { return AnyDisposable(disposable) }
    let box = try value.existential(machine)
    let runtime = machine.runtime
    guard
      let target = box.type.witness(
        of: HostProtocol("Disposable", in: "RxSwift"),
        "dispose()",
        runtime
      )
    else { throw value.unexpected(machine) }
    return AnyDisposable(
      Disposables.create {
        do {
          _ = try runtime.machine.callBack { machine in
            let frame = machine.top
            machine.push(box.value)
            return try target.code.call(machine, frame: frame, types: target.types)
          }
        } catch { runtime.fail(error) }
      }
    )
  }

  func scriptValue(_ machine: Machine) throws -> Value {
    let value = Value.host(DisposableHandle(disposable))
    return .existential(ExistentialBox(value, machine.runtime.dynamicType(of: value)))
  }
}
