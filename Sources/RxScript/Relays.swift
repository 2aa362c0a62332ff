import Rx
import ScriptMachine

extension RxLibrary {
  static let relays = """
    final class PublishRelay<Element>: ObservableType {
      init()
      func accept(_ event: Element)
      func asObservable() -> Observable<Element>
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element { asObservable().subscribe(observer) }
    }
    final class BehaviorRelay<Element>: ObservableType {
      init(value: Element)
      var value: Element { get }
      func accept(_ event: Element)
      func asObservable() -> Observable<Element>
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element { asObservable().subscribe(observer) }
    }
    """

  static func registerRelays(in table: inout NativeTable, _ runtime: Runtime) {
    runtime.hostTypes.add(PublishRelay<Value>.self, "PublishRelay", in: "RxRelay")
    runtime.hostTypes.add(BehaviorRelay<Value>.self, "BehaviorRelay", in: "RxRelay")
    table.function("PublishRelay.init()") { PublishRelay<Value>() }
    table.method("PublishRelay.accept(_:)", PublishRelay<Value>.accept)
    table.function("PublishRelay.asObservable()") { (source: Source) in source.observable }
    table.function("BehaviorRelay.init(value:)") { (value: Value) in BehaviorRelay(value: value) }
    table.property("BehaviorRelay.value") { (relay: BehaviorRelay<Value>) in relay.value }
    table.method("BehaviorRelay.accept(_:)", BehaviorRelay<Value>.accept)
    table.function("BehaviorRelay.asObservable()") { (source: Source) in source.observable }
  }
}

extension PublishRelay: ScriptConvertible, ScriptClass where Element == Value {}
extension BehaviorRelay: ScriptConvertible, ScriptClass where Element == Value {}
