import Rx
import ScriptMachine
import ScriptTypes

extension RxLibrary {
  static let observables = """
    protocol ObservableConvertibleType<Element> {
      associatedtype Element
      func asObservable() -> Observable<Element>
    }
    protocol ObservableType<Element>: ObservableConvertibleType {
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
    }
    extension ObservableType {
      func asObservable() -> Observable<Element> { Observable.create { self.subscribe($0) } }
      @discardableResult func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
      @discardableResult func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable
    }
    class Observable<Element>: ObservableType {
      func asObservable() -> Observable<Element>
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
    }
    """

  static func registerObservables(in table: inout NativeTable, _ runtime: Runtime) {
    runtime.hostTypes.add(Observable<Value>.self, "Observable", in: "RxSwift")
    table.function("Observable.asObservable()") { (source: Source) in source.observable }
    table.add("Observable.subscribe(_:)") { call in
      let source = try Source.make(from: call[0], call.machine).observable
      let observer = try call.observer(1, call.types.types.last)
      return try AnyDisposable(source.subscribe(observer)).scriptValue(call.machine)
    }
    table.function("ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:)") {
      (
        source: Source,
        next: ScriptFunction<Void, Value>?,
        error: ScriptFunction<Void, AnyScriptError>?,
        completed: ScriptFunction<Void>?,
        disposed: ScriptFunction<Void>?
      ) in
      AnyDisposable(
        source.observable.subscribe(
          onNext: next.map { next in { next($0) } },
          onError: error.map { error in { error(AnyScriptError($0)) } },
          onCompleted: completed.map { completed in { completed() } },
          onDisposed: disposed.map { disposed in { disposed() } }
        )
      )
    }
    table.function("ObservableType.subscribe(_: (Event<Self.Element>) -> ())") {
      (source: Source, on: ScriptFunction<Void, Event<Value>>) in
      AnyDisposable(source.observable.subscribe { (event: Event<Value>) in on(event) })
    }
  }
}

extension Observable: ScriptConvertible, ScriptClass where Element == Value {}

/// Something observable of the host, as an observable.
struct Source: ScriptConvertible {
  let observable: Observable<Value>

  static func make(from value: Value, _ machine: Machine) throws -> Source {
    switch value.hostObject {
    case let observable as Observable<Value>: Source(observable: observable)
    case let relay as PublishRelay<Value>: Source(observable: relay.asObservable())
    case let relay as BehaviorRelay<Value>: Source(observable: relay.asObservable())
    default: throw value.unexpected(machine)
    }
  }

  func scriptValue(_ machine: Machine) -> Value { .host(observable) }
}

extension Call {
  /// An observer of the host or of a script.
  func observer(_ position: Int, _ type: TypeMetadata?) throws -> AnyObserver<Value> {
    switch self[position].hostObject {
    case let handle as ObserverHandle: return handle.observer
    case let subject as PublishSubject<Value>: return subject.asObserver()
    case let subject as BehaviorSubject<Value>: return subject.asObserver()
    case let subject as ReplaySubject<Value>: return subject.asObserver()
    default: break
    }
    var value = self[position]
    var own = type
    if case .existential(let box) = value { (value, own) = (box.value, box.type) }
    let runtime = machine.runtime
    guard
      let target = own?.witness(of: HostProtocol("ObserverType", in: "RxSwift"), "on(_:)", runtime)
    else { throw value.unexpected(machine) }
    return AnyObserver { event in
      do {
        _ = try runtime.machine.callBack { machine in
          let frame = machine.top
          machine.push(value)
          machine.push(try event.scriptValue(machine))
          return try target.code.call(machine, frame: frame, types: target.types)
        }
      } catch { runtime.fail(error) }
    }
  }
}
