import Rx
import ScriptMachine

extension RxLibrary {
  static let subjects = """
    final class PublishSubject<Element>: Observable<Element>, ObserverType {
      override init()
      func on(_ event: Event<Element>)
    }
    final class BehaviorSubject<Element>: Observable<Element>, ObserverType {
      init(value: Element)
      func value() throws -> Element
      func on(_ event: Event<Element>)
    }
    final class ReplaySubject<Element>: Observable<Element>, ObserverType {
      static func create(bufferSize: Int) -> ReplaySubject<Element>
      func on(_ event: Event<Element>)
    }
    """

  static func registerSubjects(in table: inout NativeTable, _ runtime: Runtime) {
    runtime.hostTypes.add(PublishSubject<Value>.self, "PublishSubject", in: "RxSwift")
    runtime.hostTypes.add(BehaviorSubject<Value>.self, "BehaviorSubject", in: "RxSwift")
    runtime.hostTypes.add(ReplaySubject<Value>.self, "ReplaySubject", in: "RxSwift")
    table.function("PublishSubject.init()") { PublishSubject<Value>() as Observable<Value> }
    table.function("BehaviorSubject.init(value:)") { (value: Value) in
      BehaviorSubject(value: value) as Observable<Value>
    }
    table.function("BehaviorSubject.value()") { (subject: BehaviorSubject<Value>) in
      try subject.value()
    }
    table.function("ReplaySubject.create(bufferSize:)") { (_: Value, size: Int) in
      ReplaySubject<Value>.create(bufferSize: size) as Observable<Value>
    }
    for name in ["PublishSubject", "BehaviorSubject", "ReplaySubject"] {
      table.add("\(name).on(_:)") { call in
        try call.observer(0, nil).on(Event.make(from: call[1], call.machine))
        return .void
      }
    }
  }
}
