import Rx
import ScriptMachine

extension RxLibrary {
  static let creating = """
    extension ObservableType {
      static func just(_ element: Element) -> Observable<Element>
      static func of(_ elements: Element...) -> Observable<Element>
      static func from(_ array: [Element]) -> Observable<Element>
      static func empty() -> Observable<Element>
      static func never() -> Observable<Element>
      static func error(_ error: any Error) -> Observable<Element>
      static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element>
      static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element>
    }
    extension ObservableType where Element == Int {
      static func range(start: Int, count: Int) -> Observable<Int>
    }
    """

  static func registerCreating(in table: inout NativeTable) {
    typealias Stream = Observable<Value>
    table.function("ObservableType.just(_:)") { (_: Value, element: Value) in Stream.just(element) }
    table.function("ObservableType.of(_:)") { (_: Value, elements: [Value]) in Stream.from(elements)
    }
    table.function("ObservableType.from(_:)") { (_: Value, elements: [Value]) in
      Stream.from(elements)
    }
    table.function("ObservableType.empty()") { (_: Value) in Stream.empty() }
    table.function("ObservableType.never()") { (_: Value) in Stream.never() }
    table.function("ObservableType.error(_:)") { (_: Value, error: AnyScriptError) in
      Stream.error(error.error)
    }
    table.function("ObservableType.create(_:)") {
      (_: Value, subscribe: ScriptFunction<AnyDisposable, ObserverHandle>) in
      Stream.create { observer in
        do { return try subscribe(ObserverHandle(observer)).disposable } catch {
          subscribe.runtime.fail(error)
          return Disposables.create()
        }
      }
    }
    table.function("ObservableType.deferred(_:)") { (_: Value, make: ScriptFunction<Source>) in
      Stream.deferred { try make().observable }
    }
    table.function("ObservableType.range(start:count:)") { (_: Value, start: Int, count: Int) in
      Observable<Int>.range(start: start, count: count).map { Value.int($0) }
    }
  }
}
