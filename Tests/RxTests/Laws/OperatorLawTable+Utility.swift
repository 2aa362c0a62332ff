import Rx

extension OperatorLawTable {
  mutating func addUtility() {
    add("asObservable()") { $0.asObservable() }
    add("asObservable()", overload: 2) { Foreign(source: $0).asObservable() }
    add("debug(_:trimOutput:file:line:function:)") { source in
      _ = DiagnosticsLog.shared
      return source.debug("laws")
    }
    let everyArgument =
      "do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:"
      + "onSubscribe:onSubscribed:onDispose:)"
    add(everyArgument) {
      $0.do(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onDispose: {})
    } failing: {
      $0.do(onNext: { _ in throw TestError() })
    }
    add("materialize()", exempt: [.passesErrors: "an error becomes an element"]) {
      $0.materialize()
    }
    add("dematerialize()") { $0.materialize().dematerialize() }
    let object = Token()
    add("withUnretained(_:)") { $0.withUnretained(object).map { $1 } }
    add("withUnretained(_:resultSelector:)") { $0.withUnretained(object) { $1 } }
  }
}

/// An observable that is no `Observable`.
private struct Foreign: ObservableType {
  typealias Element = Int

  let source: Observable<Int>

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Int {
    source.subscribe(observer)
  }
}
