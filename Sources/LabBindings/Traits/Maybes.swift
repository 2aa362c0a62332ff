import Rx
import SwiftScript

extension LabContext {
  var maybe: TraitBinding<MaybeTrait, Value> { TraitBinding(name: "Maybe", lab: self) }

  /// `Maybe` and `MaybeEvent`.
  func declareMaybes() {
    declareMaybeEvents()
    library.type("Maybe", conformingTo: ["PrimitiveSequence"], generics: ["Element"]) {
      type in
      maybe.declareShared(type)
      maybe.declareElement(type)
      declareMaybeSubscribing(type)
      declareMaybeOperators(type)
      type.staticMethod("empty() -> Maybe<Element>") { [self] in
        primitive(Maybe<Value>.empty(), $0, .source)
      }
      type.staticMethod("create(subscribe: ((MaybeEvent) -> Void) -> Disposable) -> Maybe<Element>")
      {
        [self] call in
        let body = try call.function(0)
        return primitive(
          Maybe<Value>.create { observer in
            self.subscribed(body) { value in
              let event = try value.resolved(as: self.library["MaybeEvent"])
              guard let event: MaybeEvent<Value> = event.payload() else { return false }
              observer(event)
              return true
            }
          },
          call,
          .source
        )
      }
    }
  }

  private func declareMaybeEvents() {
    library.type("MaybeEvent", generics: ["Element"]) { type in
      type.describe { [self] payload in
        // As compiled code prints an enum: its payload in the form for debugging.
        guard case .error(let error)? = payload as? MaybeEvent<Value> else { return "\(payload)" }
        return "error(\(library.value(of: error).debugDescription))"
      }
      type.staticMethod("success(_ element: Element) -> MaybeEvent") { [self] in
        value("MaybeEvent", MaybeEvent.success($0[0]))
      }
      type.staticMethod("error(_ error: Error) -> MaybeEvent") { [self] in
        value("MaybeEvent", MaybeEvent<Value>.error($0.error(0)))
      }
      type.staticProperty("completed: Any") { [self] in
        value("MaybeEvent", MaybeEvent<Value>.completed)
      }
      type.cases { [self] payload in
        switch payload as? MaybeEvent<Value> {
        case .success(let element): ("success", [element])
        case .error(let error): ("error", [library.value(of: error)])
        case .completed, nil: ("completed", [])
        }
      }
    }
  }

  private func declareMaybeSubscribing(_ type: TypeBuilder) {
    type.method("subscribe(_ observer: (MaybeEvent) -> Void) -> Disposable") { [self] call in
      let handler = try call.function(0)
      return value(
        "Disposable",
        try traced(maybe, call).subscribe {
          self.run(handler, [self.value("MaybeEvent", $0)])
        }
      )
    }
    type.method(
      """
      subscribe(onSuccess: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, \
      onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
      """
    ) { [self] call in
      value(
        "Disposable",
        try traced(maybe, call).subscribe(
          onSuccess: quiet(call.functionIfAny(0)),
          onError: failure(call, 1),
          onCompleted: quiet0(call.functionIfAny(2)),
          onDisposed: quiet0(call.functionIfAny(3))
        )
      )
    }
    type.method(
      """
      subscribe(with object: Any, onSuccess: ((Any, Element) -> Void)? = nil, \
      onError: ((Any, Error) -> Void)? = nil, onCompleted: ((Any) -> Void)? = nil, \
      onDisposed: ((Any) -> Void)? = nil) -> Disposable
      """
    ) { [self] call in
      let hold = try Hold(call, self)
      return value(
        "Disposable",
        try traced(maybe, call).subscribe(
          with: hold.object,
          onSuccess: hold.element(1),
          onError: hold.error(2),
          onCompleted: hold.end(3),
          onDisposed: hold.end(4)
        )
      )
    }
  }

  private func declareMaybeOperators(_ type: TypeBuilder) {
    type.method("map<R>(_ transform: (Element) -> R) -> Maybe<R>") { [self] in
      primitive(try maybe.source($0).map(throwing(try $0.function(0))), $0)
    }
    type.method("filter(_ predicate: (Element) -> Bool) -> Maybe<Element>") { [self] in
      primitive(try maybe.source($0).filter(test(try $0.function(0))), $0)
    }
    type.method("compactMap<R>(_ transform: (Element) -> R?) -> Maybe<R>") { [self] in
      let transform = throwing(try $0.function(0))
      return primitive(try maybe.source($0).compactMap { try transform($0).wrapped }, $0)
    }
    type.method("flatMap<R: Maybe>(_ selector: (Element) -> R) -> Maybe<R.Element>") { [self] in
      let select = try $0.function(0)
      return primitive(
        try maybe.source($0).flatMap { try self.maybe.made(by: select, [$0]) },
        $0
      )
    }
    type.method("ifEmpty(default: Element) -> Single<Element>") { [self] in
      primitive(try maybe.source($0).ifEmpty(default: $0[0]), $0)
    }
    type.method("ifEmpty(switchTo other: Maybe) -> Maybe<Element>") { [self] in
      primitive(try maybe.source($0).ifEmpty(switchTo: try maybe.argument($0, 0)), $0)
    }
    type.method("ifEmpty(switchTo other: Single) -> Single<Element>") { [self] in
      primitive(try maybe.source($0).ifEmpty(switchTo: try single.argument($0, 0)), $0)
    }
    type.method(
      """
      `do`(onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, \
      onError: ((Error) -> Void)? = nil, afterError: ((Error) -> Void)? = nil, \
      onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil, \
      onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, \
      onDispose: (() -> Void)? = nil) -> Maybe<Element>
      """
    ) { [self] call in
      primitive(
        try maybe.source(call).do(
          onNext: elementHook(call, 0),
          afterNext: elementHook(call, 1),
          onError: errorHook(call, 2),
          afterError: errorHook(call, 3),
          onCompleted: endHook(call, 4),
          afterCompleted: endHook(call, 5),
          onSubscribe: quiet0(call.functionIfAny(6)),
          onSubscribed: quiet0(call.functionIfAny(7)),
          onDispose: quiet0(call.functionIfAny(8))
        ),
        call
      )
    }
  }
}
