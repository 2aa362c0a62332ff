import Rx
import ScriptMachine

enum ObservableTypes: RxPart {
  static let declaration = """
    protocol ObservableConvertibleType<Element> {
      associatedtype Element
      func asObservable() -> Observable<Element>
    }
    protocol ObservableType<Element>: ObservableConvertibleType {
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
    }
    extension ObservableType {
      func asObservable() -> Observable<Element> { Observable.create { self.subscribe($0) } }
      func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable
      func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
      func subscribe<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> any Disposable {
        subscribe(onNext: weakly(object, onNext), onError: weakly(object, onError), onCompleted: weakly(object, onCompleted), onDisposed: weakly(object, onDisposed))
      }
    }
    internal func weakly<Object: AnyObject, Argument>(_ object: Object, _ body: ((Object, Argument) -> Void)?) -> ((Argument) -> Void)? {
      guard let body else { return nil }
      return { [weak object] argument in if let object { body(object, argument) } }
    }
    internal func weakly<Object: AnyObject>(_ object: Object, _ body: ((Object) -> Void)?) -> (() -> Void)? {
      guard let body else { return nil }
      return { [weak object] in if let object { body(object) } }
    }
    typealias RxObservable<Element> = Observable<Element>
    typealias RxAbstractInteger = FixedWidthInteger
    class Observable<Element>: ObservableType {
      func asObservable() -> Observable<Element>
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
    }
    """

  static func register(in natives: inout RxNatives) {
    natives.runtime.hostTypes.add(Observable<Value>.self, "Observable", in: "RxSwift")
    natives.table.add("Observable.asObservable()") { $0[0] }
    natives.subscription("Observable.subscribe(_:)") { try $1.subscribe($0.observer(1)) }
    natives.subscription("subscribe(_:)") {
      let on: ((Event<Value>) -> Void)? = try $0.handler(1)
      return $1.subscribe { (event: Event<Value>) in on?(event) }
    }
    natives.subscription("subscribe(onNext:onError:onCompleted:onDisposed:)") {
      try $1.subscribe(
        onNext: $0.handler(1),
        onError: $0.lastErrorHandler(2),
        onCompleted: $0.handler(3),
        onDisposed: $0.handler(4)
      )
    }
  }
}

extension Observable: ScriptConvertible, ScriptClass where Element == Value {}
