import Rx
import ScriptMachine

enum ReactiveExtensions: RxPart {
  static let declaration = """
    @dynamicMemberLookup
    struct Reactive<Base> {
      let base: Base
      init(_ base: Base) { self.base = base }
      subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property> where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
      }
    }
    protocol ReactiveCompatible {
      associatedtype ReactiveBase
      static var rx: Reactive<ReactiveBase>.Type { get set }
      var rx: Reactive<ReactiveBase> { get set }
    }
    extension ReactiveCompatible {
      static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}
      }
      var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
      }
    }
    extension NSObject: ReactiveCompatible {}
    struct Binder<Value>: ObserverType {
      typealias Element = Value
      private let receive: (Event<Value>) -> Void
      init<Target: AnyObject>(_ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(), binding: @escaping (Target, Value) -> Void) {
        receive = { [weak target] event in
          switch event {
          case .next(let element):
            checkBindingThread()
            _ = scheduler.schedule(element) { element in
              if let target { binding(target, element) }
              return Disposables.create()
            }
          case .error(let error): reportBindingError(error)
          case .completed: break
          }
        }
      }
      func on(_ event: Event<Value>) { receive(event) }
      func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: receive) }
    }
    internal func checkBindingThread()
    internal func reportBindingError(_ error: any Error)
    """

  static func register(in natives: inout RxNatives) {
    let lab = natives.lab
    natives.table.add("checkBindingThread()") { _ in
      lab?.checkBindingThread()
      return .void
    }
    natives.table.add("reportBindingError(_:)") { call in
      Diagnostics.writeBindingError(try call.error(0))
      return .void
    }
  }
}
