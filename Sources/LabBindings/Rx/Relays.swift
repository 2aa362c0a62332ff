import Rx
import ScriptMachine
import Stage

enum RelayTypes: RxPart {
  static let declaration = """
    \(relay("PublishRelay", "init()"))
    \(relay("BehaviorRelay", "init(value: Element)\nvar value: Element { get }"))
    \(relay("ReplayRelay", "static func create(bufferSize: Int) -> ReplayRelay<Element>\nstatic func createUnbound() -> ReplayRelay<Element>"))
    extension ObservableType {
    \(relayBinding)
    }
    extension InfallibleType {
    \(relayBinding)
    }
    """

  private static func relay(_ name: String, _ members: String) -> String {
    """
    final class \(name)<Element>: ObservableType {
      func accept(_ event: Element)
      func asObservable() -> Observable<Element>
      func asInfallible() -> Infallible<Element>
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element { asObservable().subscribe(observer) }
    \(members)
    }
    """
  }

  private static let relayBinding = ["PublishRelay", "BehaviorRelay", "ReplayRelay"].flatMap {
    relay in
    ["Element", "Element?"].map { "  func bind(to relays: \(relay)<\($0)>...) -> any Disposable" }
  }.joined(separator: "\n")

  /// What `RxCocoa` adds to observables.
  static let binding = """
    extension ObservableType {
      func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element
      func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element?
      func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
      func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 { binder(self)(curriedArgument) }
      func bind(onNext: @escaping (Element) -> Void) -> any Disposable
      func bind<Object: AnyObject>(with object: Object, onNext: @escaping (Object, Element) -> Void) -> any Disposable {
        bind { [weak object] element in if let object { onNext(object, element) } }
      }
    }
    extension InfallibleType {
      func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element
      func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element?
      func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
      func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 { binder(self)(curriedArgument) }
      func bind(onNext: @escaping (Element) -> Void) -> any Disposable
    }
    """

  static func register(in natives: inout RxNatives) {
    let relays: [(AnyClass, String)] = [
      (PublishRelay<Value>.self, "PublishRelay"), (BehaviorRelay<Value>.self, "BehaviorRelay"),
      (ReplayRelay<Value>.self, "ReplayRelay"),
    ]
    for (type, name): (AnyClass, String) in relays {
      natives.runtime.hostTypes.add(type, name, in: "RxRelay")
      for member in ["asObservable()", "asInfallible()"] {
        natives.table.add("\(name).\(member)") { .host(try $0.source) }
      }
      natives.table.add("\(name).accept(_:)") { [weak lab = natives.lab] call in
        (call[0].hostObject as? any Relay)?.accept(call[1], in: lab)
        return .void
      }
    }
    natives.relay(
      "PublishRelay.init()",
      keeping: { _ in .nothing },
      make: { _ in PublishRelay<Value>() }
    )
    natives.relay(
      "BehaviorRelay.init(value:)",
      keeping: { _ in .last(1) },
      with: { $0[0] },
      make: {
        BehaviorRelay(value: $0[0])
      }
    )
    natives.table.add("BehaviorRelay.value") { call in
      let relay: BehaviorRelay<Value> = try call.object(0)
      return relay.value
    }
    natives.relay(
      "ReplayRelay.create(bufferSize:)",
      keeping: { .last(try $0.count(1)) },
      make: {
        ReplayRelay<Value>.create(bufferSize: try $0.count(1))
      }
    )
    natives.relay(
      "ReplayRelay.createUnbound()",
      keeping: { _ in .everything },
      make: { _ in
        ReplayRelay<Value>.createUnbound()
      }
    )
    natives.subscription("bind(onNext:)") { call, source in
      let next: ((Value) -> Void)? = try call.handler(1)
      return source.bind { next?($0) }
    }
    natives.subscription("bind(to:)") { [weak lab = natives.lab] call, source in
      let (targets, place) = (try call.array(1), call.machine.place)
      let relays = targets.compactMap { $0.hostObject as? any Relay }
      guard let first = relays.first else {
        let observers = try targets.map { try call.observer($0) }
        return source.subscribe { (event: Event<Value>) in
          for observer in observers { observer.on(event) }
        }
      }
      return source.subscribe(
        onNext: { element in for relay in relays { relay.accept(element, in: lab, from: place) } },
        onError: { Diagnostics.writeBindingError($0, to: first.kind) }
      )
    }
  }
}

/// A relay of any kind.
private protocol Relay: AnyObject {
  /// What messages call it.
  var kind: String { get }
  func accept(_ event: Value)
}

extension Relay {
  /// Hands an element on, and records that.
  ///
  /// - Parameter place: The code that it is sent from; `nil` for the code that runs.
  fileprivate func accept(_ element: Value, in lab: LabContext?, from place: Int? = nil) {
    guard let lab else { return accept(element) }
    lab.sending(.next(element), to: self, from: place) { accept(element) }
  }
}

extension RxNatives {
  /// A relay, to which errors and completion do nothing.
  fileprivate mutating func relay(
    _ key: String,
    keeping memory: @escaping (Call) throws -> LogRecord.Memory?,
    with first: @escaping (Call) -> Value? = { _ in nil },
    make: @escaping (Call) throws -> AnyObject
  ) {
    subject(key, keeping: memory, with: first, takesElementsOnly: true, make: make)
  }
}

extension PublishRelay: Relay where Element == Value {
  fileprivate var kind: String { "publish relay" }
}

extension BehaviorRelay: Relay where Element == Value {
  fileprivate var kind: String { "behavior relay" }
}

extension ReplayRelay: Relay where Element == Value {
  fileprivate var kind: String { "replay relay" }
}
