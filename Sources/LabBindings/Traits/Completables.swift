import Rx
import SwiftScript

extension LabContext {
  var completable: TraitBinding<CompletableTrait, Never> {
    TraitBinding(name: "Completable", lab: self)
  }

  /// `Completable` and `CompletableEvent`.
  func declareCompletables() {
    declareCompletableEvents()
    library.type("Completable", conformingTo: ["PrimitiveSequence"]) { type in
      completable.declareShared(type)
      declareCompletableSubscribing(type)
      declareCompletableOperators(type)
      type.staticMethod("empty() -> Completable") { [self] in
        primitive(Completable.empty(), $0, .source)
      }
      type.staticMethod(
        "create(subscribe: ((CompletableEvent) -> Void) -> Disposable) -> Completable"
      ) {
        [self] call in
        let body = try call.function(0)
        return primitive(
          Completable.create { observer in
            self.subscribed(body) { value in
              let event = try value.resolved(as: self.library["CompletableEvent"])
              guard let event: CompletableEvent = event.payload() else { return false }
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

  private func declareCompletableEvents() {
    library.type("CompletableEvent") { type in
      type.describe { [self] payload in
        // As compiled code prints an enum: its payload in the form for debugging.
        guard case .error(let error)? = payload as? CompletableEvent else { return "completed" }
        return "error(\(library.value(of: error).debugDescription))"
      }
      type.staticMethod("error(_ error: Error) -> CompletableEvent") { [self] in
        value("CompletableEvent", CompletableEvent.error($0.error(0)))
      }
      type.staticProperty("completed: Any") { [self] in
        value("CompletableEvent", CompletableEvent.completed)
      }
      type.cases { [self] payload in
        switch payload as? CompletableEvent {
        case .error(let error): ("error", [library.value(of: error)])
        case .completed, nil: ("completed", [])
        }
      }
    }
  }

  private func declareCompletableSubscribing(_ type: TypeBuilder) {
    type.method("subscribe(_ observer: (CompletableEvent) -> Void) -> Disposable") { [self] call in
      let handler = try call.function(0)
      return value(
        "Disposable",
        try traced(completable, call).subscribe {
          self.run(handler, [self.value("CompletableEvent", $0)])
        }
      )
    }
    type.method(
      """
      subscribe(onCompleted: (() -> Void)? = nil, onError: ((Error) -> Void)? = nil, \
      onDisposed: (() -> Void)? = nil) -> Disposable
      """
    ) { [self] call in
      value(
        "Disposable",
        try traced(completable, call).subscribe(
          onCompleted: quiet0(call.functionIfAny(0)),
          onError: failure(call, 1),
          onDisposed: quiet0(call.functionIfAny(2))
        )
      )
    }
    type.method(
      """
      subscribe(with object: Any, onCompleted: ((Any) -> Void)? = nil, \
      onError: ((Any, Error) -> Void)? = nil, onDisposed: ((Any) -> Void)? = nil) -> Disposable
      """
    ) { [self] call in
      let hold = try Hold(call, self)
      return value(
        "Disposable",
        try traced(completable, call).subscribe(
          with: hold.object,
          onCompleted: hold.end(1),
          onError: hold.error(2),
          onDisposed: hold.end(3)
        )
      )
    }
  }

  private func declareCompletableOperators(_ type: TypeBuilder) {
    type.method("andThen(_ second: Completable) -> Completable") { [self] in
      primitive(try completable.source($0).andThen(try completable.argument($0, 0)), $0)
    }
    type.method("andThen<S>(_ second: Single<S>) -> Single<S>") { [self] in
      primitive(try completable.source($0).andThen(try single.argument($0, 0)), $0)
    }
    type.method("andThen<S>(_ second: Maybe<S>) -> Maybe<S>") { [self] in
      primitive(try completable.source($0).andThen(try maybe.argument($0, 0)), $0)
    }
    type.method("andThen<S>(_ second: ObservableType<S>) -> Observable<S>") { [self] in
      observable(try completable.source($0).andThen(try $0.observable(0)), $0)
    }
    type.method("concat(_ second: Completable) -> Completable") { [self] in
      primitive(try completable.source($0).concat(try completable.argument($0, 0)), $0)
    }
    for form in ["_ sources: [Completable]", "_ sources: Completable..."] {
      type.staticMethod("concat(\(form)) -> Completable") { [self] in
        primitive(Completable.concat(try completable.arguments($0, 0)), $0)
      }
      for name in ["zip", "merge"] {
        type.staticMethod("\(name)(\(form)) -> Completable") { [self] in
          primitive(Completable.zip(try completable.arguments($0, 0)), $0)
        }
      }
    }
    type.method(
      """
      `do`(onError: ((Error) -> Void)? = nil, afterError: ((Error) -> Void)? = nil, \
      onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil, \
      onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, \
      onDispose: (() -> Void)? = nil) -> Completable
      """
    ) { [self] call in
      primitive(
        try completable.source(call).do(
          onError: errorHook(call, 0),
          afterError: errorHook(call, 1),
          onCompleted: endHook(call, 2),
          afterCompleted: endHook(call, 3),
          onSubscribe: quiet0(call.functionIfAny(4)),
          onSubscribed: quiet0(call.functionIfAny(5)),
          onDispose: quiet0(call.functionIfAny(6))
        ),
        call
      )
    }
  }
}
