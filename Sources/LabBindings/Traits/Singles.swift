import Rx
import SwiftScript

extension LabContext {
  var single: TraitBinding<SingleTrait, Value> { TraitBinding(name: "Single", lab: self) }

  /// `Single`, and the `Result` that it ends with.
  func declareSingles() {
    library.alias("SingleEvent", of: library["Result"])
    library.type("Single", conformingTo: ["PrimitiveSequence"], generics: ["Element"]) {
      type in
      type.refine { [self] sequence, change in
        guard let source: Single<Value> = sequence.payload() else { return sequence }
        return value("Single", source.map(change))
      }
      single.declareShared(type)
      single.declareElement(type)
      declareSingleSubscribing(type)
      declareSingleOperators(type)
      type.staticMethod(
        "create(subscribe: ((SingleEvent) -> Void) -> Disposable) -> Single<Element>"
      ) {
        [self] call in
        let body = try call.function(0)
        return primitive(
          Single<Value>.create { observer in
            self.subscribed(body) { value in
              guard let result = try self.library.result(from: value) else { return false }
              observer(result)
              return true
            }
          },
          call,
          .source
        )
      }
    }
  }

  private func declareSingleSubscribing(_ type: TypeBuilder) {
    type.method("subscribe(_ observer: (SingleEvent) -> Void) -> Disposable") { [self] call in
      let handler = try call.function(0)
      return value(
        "Disposable",
        try traced(single, call).subscribe { self.run(handler, [self.library.result($0)]) }
      )
    }
    for onFailure in ["onFailure", "onError"] {
      type.method(
        """
        subscribe(onSuccess: ((Element) -> Void)? = nil, \(onFailure): ((Error) -> Void)? = nil, \
        onDisposed: (() -> Void)? = nil) -> Disposable
        """
      ) { [self] call in
        value(
          "Disposable",
          try traced(single, call).subscribe(
            onSuccess: quiet(call.functionIfAny(0)),
            onFailure: failure(call, 1),
            onDisposed: quiet0(call.functionIfAny(2))
          )
        )
      }
    }
    type.method(
      """
      subscribe(with object: Any, onSuccess: ((Any, Element) -> Void)? = nil, \
      onFailure: ((Any, Error) -> Void)? = nil, onDisposed: ((Any) -> Void)? = nil) -> Disposable
      """
    ) { [self] call in
      let hold = try Hold(call, self)
      return value(
        "Disposable",
        try traced(single, call).subscribe(
          with: hold.object,
          onSuccess: hold.element(1),
          onFailure: hold.error(2),
          onDisposed: hold.end(3)
        )
      )
    }
  }

  private func declareSingleOperators(_ type: TypeBuilder) {
    type.method("map<R>(_ transform: (Element) -> R) -> Single<R>") { [self] in
      primitive(try single.source($0).map(throwing(try $0.function(0))), $0)
    }
    type.method("filter(_ predicate: (Element) -> Bool) -> Maybe<Element>") { [self] in
      primitive(try single.source($0).filter(test(try $0.function(0))), $0)
    }
    type.method("compactMap<R>(_ transform: (Element) -> R?) -> Maybe<R>") { [self] in
      let transform = throwing(try $0.function(0))
      return primitive(try single.source($0).compactMap { try transform($0).wrapped }, $0)
    }
    type.method("flatMap<R: Single>(_ selector: (Element) -> R) -> Single<R.Element>") { [self] in
      let select = try $0.function(0)
      return primitive(
        try single.source($0).flatMap { try self.single.made(by: select, [$0]) },
        $0
      )
    }
    type.method("flatMapMaybe<R: Maybe>(_ selector: (Element) -> R) -> Maybe<R.Element>") {
      [self] in
      let select = try $0.function(0)
      return primitive(
        try single.source($0).flatMapMaybe { try self.maybe.made(by: select, [$0]) },
        $0
      )
    }
    type.method("flatMapCompletable(_ selector: (Element) -> Any) -> Completable") { [self] in
      let select = try $0.function(0)
      return primitive(
        try single.source($0).flatMapCompletable {
          try self.completable.made(by: select, [$0])
        },
        $0
      )
    }
    type.method("asMaybe() -> Maybe<Element>") { [self] in
      primitive(try single.source($0).asMaybe(), $0)
    }
    type.method("asCompletable() -> Completable") { [self] in
      primitive(try single.source($0).asCompletable(), $0)
    }
    type.method(
      """
      `do`(onSuccess: ((Element) -> Void)? = nil, afterSuccess: ((Element) -> Void)? = nil, \
      onError: ((Error) -> Void)? = nil, afterError: ((Error) -> Void)? = nil, \
      onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, \
      onDispose: (() -> Void)? = nil) -> Single<Element>
      """
    ) { [self] call in
      primitive(
        try single.source(call).do(
          onSuccess: elementHook(call, 0),
          afterSuccess: elementHook(call, 1),
          onError: errorHook(call, 2),
          afterError: errorHook(call, 3),
          onSubscribe: quiet0(call.functionIfAny(4)),
          onSubscribed: quiet0(call.functionIfAny(5)),
          onDispose: quiet0(call.functionIfAny(6))
        ),
        call
      )
    }
  }
}
