import Rx
import ScriptMachine
import ScriptTypes

extension RxLibrary {
  static let observers = """
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

  static func registerObservers(in natives: inout RxNatives) {
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
    table.add("\(type).on(_:)") { call in
      let event = try Event.make(from: call[1], call.machine)
      try observer(call).on(event)
      return .void
    }
    table.add("\(type).onNext(_:)") { call in
      try observer(call).onNext(call[1])
      return .void
    }
    table.add("\(type).onError(_:)") { call in
      try observer(call).onError(call.error(1))
      return .void
    }
    table.add("\(type).onCompleted()") { call in
      try observer(call).onCompleted()
      return .void
    }
  }
}

extension Call {
  /// An observer of the host or of a script; the last generic parameter stands for its type.
  func observer(_ position: Int) throws -> AnyObserver<Value> { try observer(self[position]) }

  func observer(_ value: Value) throws -> AnyObserver<Value> {
    if let handle = value.hostObject as? ObserverHandle { return handle.observer }
    if let observer = value.hostObject as? any ObserverType<Value> { return observer.erased }
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
