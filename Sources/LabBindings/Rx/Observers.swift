import Rx
import ScriptMachine
import ScriptTypes

enum ObserverTypes: RxPart {
  static let declaration = """
    protocol ObserverType<Element> {
      associatedtype Element
      func on(_ event: Event<Element>)
    }
    extension ObserverType {
      func onNext(_ element: Element) { on(.next(element)) }
      func onError(_ error: any Error) { on(.error(error)) }
      func onCompleted() { on(.completed) }
      func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
      func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { self.on($0.map(transform)) }
      }
    }
    struct AnyObserver<Element>: ObserverType {
      typealias EventHandler = (Event<Element>) -> Void
      init(eventHandler: @escaping EventHandler)
      init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element
      func asObserver() -> AnyObserver<Element> { self }
    \(receiving)
    }
    """

  /// The members of an observer of the host; those for one kind of event make no `Event`.
  static let receiving = """
      func on(_ event: Event<Element>)
      func onNext(_ element: Element)
      func onError(_ error: any Error)
      func onCompleted()
    """

  static func register(in natives: inout RxNatives) {
    natives.runtime.hostTypes.add(ObserverHandle.self, "AnyObserver", in: "RxSwift")
    natives.table.add("AnyObserver.init(eventHandler:)") { call in
      let on: ((Event<Value>) -> Void)? = try call.handler(0)
      return AnyObserver { on?($0) }.scriptValue(call.machine)
    }
    natives.table.add("AnyObserver.init(_:)") { try $0.observer(0).scriptValue($0.machine) }
    natives.receiving("AnyObserver") { try AnyObserver.make(from: $0[0], $0.machine) }
  }
}

extension RxNatives {
  /// Registers `on` and its kind for a type.
  mutating func receiving(
    _ type: String,
    _ observer: @escaping (Call) throws -> any ObserverType<Value>
  ) {
    func add(_ member: String, _ event: @escaping (Call) throws -> Event<Value>) {
      table.add("\(type).\(member)") { [weak lab] call in
        let (event, target) = (try event(call), try observer(call))
        if let lab, let object = call[0].hostObject {
          lab.sending(event, to: object) { target.on(event) }
        } else {
          target.on(event)
        }
        return .void
      }
    }
    add("on(_:)") { try Event.make(from: $0[1], $0.machine) }
    add("onNext(_:)") { .next($0[1]) }
    add("onError(_:)") { .error(try $0.error(1)) }
    add("onCompleted()") { _ in .completed }
  }
}

extension Call {
  /// An observer of the host or of a script; the last generic parameter stands for its type.
  func observer(_ position: Int) throws -> AnyObserver<Value> { try observer(self[position]) }

  func observer(_ value: Value) throws -> AnyObserver<Value> {
    if let handle = value.hostObject as? ObserverHandle { return handle.observer }
    if let object = value.hostObject, let observer = object as? any ObserverType<Value> {
      let lab = machine.runtime.companion as? LabContext
      return lab?.traced(observer.erased, of: object, subscribedAt: machine.place)
        ?? observer.erased
    }
    let type = types.types.last ?? type(0)
    let adopter = Adopter(machine.erased(value, type), "ObserverType", machine.runtime)
    return AnyObserver { event in
      do {
        _ = try adopter.call("on(_:)", with: event.scriptValue(adopter.runtime.machine))
      } catch { adopter.runtime.fail(error) }
    }
  }
}

extension ObserverType {
  fileprivate var erased: AnyObserver<Element> { AnyObserver(self) }
}

/// An observer as a value of a script.
private final class ObserverHandle {
  let observer: AnyObserver<Value>

  init(_ observer: AnyObserver<Value>) { self.observer = observer }
}

extension AnyObserver: ScriptConvertible where Element == Value {
  static func make(from value: Value, _ machine: Machine) throws -> AnyObserver<Value> {
    guard let handle = value.hostObject as? ObserverHandle else {
      throw value.unexpected(machine)
    }
    return handle.observer
  }

  func scriptValue(_ machine: Machine) -> Value { .host(ObserverHandle(self)) }
}
