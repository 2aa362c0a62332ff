import Rx
import Stage
import SwiftScript

extension LabContext {
  /// A subject or relay that the script has just made, as a value of it.
  ///
  /// - Parameters:
  ///   - memory: What it remembers for later subscribers.
  ///   - element: What it holds from the beginning.
  ///   - takesElementsOnly: Whether errors and completion do nothing to it.
  func subject(
    _ type: String,
    _ object: AnyObject,
    keeping memory: LogRecord.Memory?,
    with element: Value? = nil,
    takesElementsOnly: Bool = false
  ) -> Value {
    if let site = reports.interpreter?.machine.site { nesting.name(type, at: site) }
    note(
      object,
      ObservableRole(role: .subject, memory: memory),
      type: type,
      with: element,
      takesElementsOnly: takesElementsOnly
    )
    return value(type, object)
  }

  /// A relay that the script has just made, as a value of it.
  func relay(
    _ type: String,
    _ object: AnyObject,
    keeping memory: LogRecord.Memory,
    with element: Value? = nil
  ) -> Value {
    subject(type, object, keeping: memory, with: element, takesElementsOnly: true)
  }

  /// A connectable observable that the script has just made, as a value of it.
  func connectable(_ object: AnyObject, keeping memory: LogRecord.Memory?) -> Value {
    note(object, .shared(memory))
    return value("ConnectableObservable", object)
  }

  private func note(
    _ object: AnyObject,
    _ part: ObservableRole,
    type: String? = nil,
    with element: Value? = nil,
    takesElementsOnly: Bool = false
  ) {
    guard let site = reports.interpreter?.machine.site else { return }
    let entry = TracedObjects.Entry(
      object: object,
      origin: Origin(site, stream: stage.newStreamID(), part, type: type),
      takesElementsOnly: takesElementsOnly
    )
    objects.add(entry, for: object)
    let origin = entry.origin
    stage.record(
      .created,
      at: origin.position,
      call: stage.currentCause == nil ? origin.position : nil
    ) {
      .created(
        entry.held,
        LogRecord.Creating(
          arguments: origin.arguments,
          variable: origin.variable,
          memory: part.memory,
          element: element.map { "\($0)" }
        )
      )
    }
  }

  /// What a noted object remembers.
  func memory(of value: Value) -> LogRecord.Memory? { entry(of: value)?.origin.part.memory }

  /// The number and the role of an observable that counts a connectable one's subscribers.
  func counting(_ connectable: AnyObject) -> ObservableRole {
    guard let origin = objects[connectable]?.origin else { return .shared(.nothing) }
    return .shared(origin.part.memory, of: origin.stream)
  }

  /// A noted object's observable, its subscriptions recorded under the call that made the object.
  func traced(_ source: Observable<Value>, of value: Value) -> Observable<Value> {
    guard let entry = entry(of: value) else { return source }
    return watched(source, entry.origin)
  }

  /// A noted object's observer, which records what is sent to it.
  ///
  /// - Parameter site: The code that the events are sent from; `nil` for the code that runs when they are sent.
  func traced(
    _ observer: AnyObserver<Value>,
    of value: Value,
    subscribedAt site: SourceSpan?
  ) -> AnyObserver<Value> {
    guard let entry = entry(of: value) else { return observer }
    return AnyObserver { [unowned self] event in
      sending(event, to: entry, from: site) { observer.on(event) }
    }
  }

  /// Hands an event to a relay, and records that.
  func sending(_ event: Event<Value>, to relay: AnyObject, _ send: () -> Void) {
    guard let entry = objects[relay] else { return send() }
    sending(event, to: entry, send)
  }

  private func sending(
    _ event: Event<Value>,
    to entry: TracedObjects.Entry,
    from site: SourceSpan? = nil,
    _ send: () -> Void
  ) {
    if entry.takesElementsOnly, event.isStopEvent { return send() }
    let place =
      stage.wants(.sent) ? site.map(SourcePosition.init) ?? stage.callPosition?() : nil
    let sequence = stage.record(.sent, at: place, call: place) {
      .sent(entry.held, LogRecord.Event(event))
    }
    stage.withCause(Cause(sequence, subscription: stage.currentCause?.subscription), send)
  }

  /// Connects a connectable observable, and records that.
  func connecting<Result>(_ sequence: AnyObject, _ call: Call, _ connect: () -> Result) -> Result {
    guard let entry = objects[sequence] else { return connect() }
    let place = stage.wants(.connected) ? SourcePosition(call.site) : nil
    let record = stage.record(.connected, at: place, call: place) { .connected(entry.held) }
    return stage.withCause(Cause(record, subscription: stage.currentCause?.subscription), connect)
  }

  private func entry(of value: Value) -> TracedObjects.Entry? {
    guard let payload: Any = value.payload(), Swift.type(of: payload) is AnyClass else {
      return nil
    }
    return objects[payload as AnyObject]
  }
}

extension LogRecord.Event {
  /// An event of the script's, described.
  init(_ event: Event<Value>) {
    switch event {
    case .next(let element): self = .next("\(element)")
    case .error(let error): self = .error("\(error)")
    case .completed: self = .completed
    }
  }
}
