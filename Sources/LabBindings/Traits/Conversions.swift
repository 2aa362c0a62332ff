import Rx
import SwiftScript

extension LabContext {
  /// Ways from one kind of sequence to another.
  func declareConversions() {
    library.type("ObservableType") { type in
      type.method("asSingle() -> Single<Element>") { [self] in
        primitive(try $0.source.asSingle(), $0)
      }
      type.method("asMaybe() -> Maybe<Element>") { [self] in primitive(try $0.source.asMaybe(), $0)
      }
      type.method("asCompletable() -> Completable") { [self] in
        // The compiler asks that the sequence has no elements; here, that it turns out to have none.
        primitive(try $0.source.ignoreElements().asCompletable(), $0)
      }
      type.method("first() -> Single<Element?>") { [self] in
        primitive(try $0.source.first().map { Value.wrapping($0) }, $0)
      }
    }
    library.type("ObservableConvertibleType") { type in
      type.method("asInfallible(onErrorJustReturn element: Element) -> Infallible<Element>") {
        [self] in
        infallible(try $0.source.asInfallible(onErrorJustReturn: $0[0]), $0)
      }
      type.method("asInfallible(onErrorFallbackTo infallible: Infallible) -> Infallible<Element>") {
        [self] call in
        guard let other: Infallible<Value> = call[0].payload() else {
          throw call.trap("an `Infallible` is expected here")
        }
        return infallible(try call.source.asInfallible(onErrorFallbackTo: other), call)
      }
      type.method("asInfallible(onErrorRecover: (Error) -> Any) -> Infallible<Element>") {
        [self] call in
        let recover = try call.function(0)
        return infallible(
          try call.source.asInfallible { error in
            (try? self.infallible(madeBy: recover, [self.library.value(of: error)])) ?? .empty()
          },
          call
        )
      }
    }
    for name in ["PublishRelay", "BehaviorRelay", "ReplayRelay"] {
      library.type(name) { type in
        type.method("asInfallible() -> Any") { [self] in
          infallible(Infallible(try $0.source), $0)
        }
      }
    }
  }
}
