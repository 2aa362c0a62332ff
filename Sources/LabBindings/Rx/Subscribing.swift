import Rx
import Stage
import SwiftScript

extension LabContext {
  /// `subscribe` in its forms, and what scripts do with observers and events.
  func declareSubscribing() {
    declareEvents()
    declareObservers()
    library.type("ObservableType") { type in
      type.method("subscribe(_ on: (Event<Element>) -> Void) -> Disposable") { [self] call in
        let handle = try call.function(0)
        return subscription(call, to: try traced(call)) {
          $0.subscribe { (event: Event<Value>) in
            self.run(handle, [self.value("Event", event)])
          }
        }
      }
      type.method(
        """
        subscribe(onNext: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, \
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
        """
      ) { [self] in try subscribe($0) }
      type.method(
        """
        subscribe(with object: Any, onNext: ((Any, Element) -> Void)? = nil, \
        onError: ((Any, Error) -> Void)? = nil, onCompleted: ((Any) -> Void)? = nil, \
        onDisposed: ((Any) -> Void)? = nil) -> Disposable
        """
      ) { [self] in try subscribeWithObject($0) }
      type.method("subscribe(_ observer: ObserverType) -> Disposable") { [self] call in
        guard let observer = observer(of: call[0], subscribedAt: call.site) else {
          throw call.trap("an observer is expected here")
        }
        return subscription(call, to: try traced(call)) { $0.subscribe(observer) }
      }
      declareBinding(type) { [self] in try traced($0) }
    }
  }

  private func subscribe(_ call: Call) throws -> Value {
    subscription(call, to: try traced(call)) {
      $0.subscribe(
        onNext: quiet(call.functionIfAny(0)),
        onError: failure(call, 1),
        onCompleted: quiet0(call.functionIfAny(2)),
        onDisposed: quiet0(call.functionIfAny(3))
      )
    }
  }

  private func subscribeWithObject(_ call: Call) throws -> Value {
    let hold = try Hold(call, self)
    return value(
      "Disposable",
      try traced(call).subscribe(
        with: hold.object,
        onNext: hold.element(1),
        onError: hold.error(2),
        onCompleted: hold.end(3),
        onDisposed: hold.end(4)
      )
    )
  }

  /// An error that reached a subscription without `onError`: printed as `Rx` prints it, and reported with its place.
  ///
  /// - Parameter stack: What a hook of the script says of the place.
  func unhandled(_ error: any Error, at site: SourceSpan, _ stack: Value) {
    // Nobody was told of it before there were hooks.
    if dialect == .rx2 || reports.interpreter?.isStopped ?? true { return }
    if let handler = hooks.errorHandler {
      return run(handler, [stack, library.value(of: error)])
    }
    printUnhandled("\(error)", at: site)
    warn(
      Diagnostic(
        "the error `\(error)` reached this subscription, which has no `onError`",
        at: site,
        hint: "add `onError:`, or `catch` the error before",
        isWarning: true
      )
    )
  }

  /// Prints an error as the default hook of `Rx` does.
  func printUnhandled(_ error: String, at site: SourceSpan? = nil) {
    stage.recordPrint("Unhandled error happened: \(error)", at: site.map(SourcePosition.init))
  }

  /// The receiver with this subscription recorded as one of its own.
  private func traced(_ call: Call) throws -> Observable<Value> {
    watched(try call.source, call, .subscriber)
  }

  private func declareEvents() {
    library.type("EventConvertible", kind: .protocol, generics: ["Element"])
    library.type("Event", conformingTo: ["EventConvertible"], generics: ["Element"]) { type in
      type.describe { [self] in text(ofEvent: $0) }
      type.staticMethod("next(_ element: Element) -> Event<Element>") { [self] in
        value("Event", Event<Value>.next($0[0]))
      }
      type.staticMethod("error(_ error: Error) -> Event<Element>") { [self] in
        value("Event", Event<Value>.error($0.error(0)))
      }
      type.staticProperty("completed: Event<Element>") { [self] in
        value("Event", Event<Value>.completed)
      }
      type.cases { [self] payload in
        switch payload as? Event<Value> {
        case .next(let element): ("next", [element])
        case .error(let error): ("error", [library.value(of: error)])
        case .completed, nil: ("completed", [])
        }
      }
      type.property("element: Element?") { .wrapping($0.payload(Event<Value>.self)?.element) }
      type.property("error: Any?") { [self] in
        .wrapping($0.payload(Event<Value>.self)?.error.map { library.value(of: $0) })
      }
      type.property("event: Event<Element>") { $0 }
      type.property("debugDescription: String") { [self] in
        .string($0.payload(Event<Value>.self).map { self.text(ofEvent: $0) } ?? "")
      }
      type.method("map<R>(_ transform: (Element) -> R) -> Event<R>") { [self] in
        let event: Event<Value> = try $0.this()
        return value("Event", event.map(throwing(try $0.function(0))))
      }
      type.property("isCompleted: Bool") {
        .bool($0.payload(Event<Value>.self)?.isCompleted ?? false)
      }
      type.property("isStopEvent: Bool") {
        .bool($0.payload(Event<Value>.self)?.isStopEvent ?? false)
      }
    }
  }

  private func declareObservers() {
    library.type("ObserverType", kind: .protocol, generics: ["Element", "E"]) { type in
      type.method("on(_ event: Event<Element>)") { call in
        guard let event: Event<Value> = call[0].payload() else {
          throw call.trap("an event is expected here")
        }
        try call.observer.on(event)
        return .void
      }
      type.method("onNext(_ element: Element)") { call in
        try call.observer.onNext(call[0])
        return .void
      }
      type.method("onNext()") { call in
        try call.observer.onNext(.void)
        return .void
      }
      type.method("onError(_ error: Error)") { call in
        try call.observer.onError(call.error(0))
        return .void
      }
      type.method("onCompleted()") { call in
        try call.observer.onCompleted()
        return .void
      }
      type.method("asObserver() -> AnyObserver<Element>") { [self] in
        value("AnyObserver", try $0.observer)
      }
      type.method("mapObserver<R>(_ transform: (R) -> Element) -> AnyObserver<R>") { [self] in
        value("AnyObserver", try $0.observer.mapObserver(throwing(try $0.function(0))))
      }
    }
    library.type("AnyObserver", conformingTo: ["ObserverType"], generics: ["Element"]) { type in
      type.refine { [self] observer, change in
        guard let sink: AnyObserver<Value> = observer.payload() else { return observer }
        return value("AnyObserver", sink.mapObserver(change))
      }
      type.initializer("(_ observer: ObserverType)") { [self] call in
        guard let observer = observer(of: call[0]) else {
          throw call.trap("an observer is expected here")
        }
        return value("AnyObserver", observer)
      }
      type.initializer("(eventHandler: (Event<Element>) -> Void)") { [self] call in
        let handle = try call.function(0)
        return value(
          "AnyObserver",
          AnyObserver<Value> { event in self.run(handle, [self.value("Event", event)]) }
        )
      }
    }
  }
}

extension Value {
  /// The observer that a value is, or can be seen as.
  var asObserver: AnyObserver<Value>? {
    guard let payload: Any = payload() else { return nil }
    if let observer = payload as? AnyObserver<Value> { return observer }
    if let observer = payload as? any ObserverType<Value> { return observer.asAnyObserver }
    if let relay = payload as? PublishRelay<Value> {
      return AnyObserver { $0.element.map(relay.accept) }
    }
    if let relay = payload as? BehaviorRelay<Value> {
      return AnyObserver { $0.element.map(relay.accept) }
    }
    if let relay = payload as? ReplayRelay<Value> {
      return AnyObserver { $0.element.map(relay.accept) }
    }
    return nil
  }
}

extension ObserverType {
  fileprivate var asAnyObserver: AnyObserver<Element> { AnyObserver(self) }
}

extension Call {
  /// The receiver as an observer.
  var observer: AnyObserver<Value> {
    get throws {
      guard let observer = lab.observer(of: receiver) else { throw trap("this is not an observer") }
      return observer
    }
  }
}
