import Rx
import ScriptMachine
import Stage

/// Subjects, relays and connectable observables, which scripts hold.
extension LabContext {
  /// Records that the script has made a subject or a connectable observable.
  ///
  /// - Parameters:
  ///   - type: Its type; without one it is known by the call.
  ///   - first: What it holds from the beginning.
  ///   - takesElementsOnly: Whether errors and completion do nothing to it.
  func note(
    _ object: AnyObject,
    at place: Int,
    _ part: ObservableRole,
    of element: TypeMetadata,
    type: String? = nil,
    with first: Value? = nil,
    takesElementsOnly: Bool = false
  ) {
    let origin = origin(place, part, of: element, type: type)
    let entry = TracedObjects.Entry(
      object: object,
      origin: origin,
      takesElementsOnly: takesElementsOnly
    )
    objects.add(entry, for: object)
    if type != nil { nesting.name(origin) }
    let position = stage.records.wants(.created) ? origin.position : nil
    stage.record(.created, at: position, call: stage.currentThread.cause == nil ? position : nil) {
      .created(
        entry.held,
        LogRecord.Creating(
          arguments: origin.arguments,
          variable: origin.variable,
          memory: part.memory,
          element: first.map { text(of: $0, element) }
        )
      )
    }
  }

  /// What a noted object remembers.
  func memory(of object: AnyObject) -> LogRecord.Memory? { objects[object]?.origin.part.memory }

  /// The role of an observable that counts a connectable one's subscribers.
  func counting(_ connectable: AnyObject) -> ObservableRole {
    guard let origin = objects[connectable]?.origin else { return .shared(.nothing) }
    return .shared(origin.part.memory, of: origin.stream)
  }

  /// A noted object's observable, its subscriptions recorded under the call that made the object.
  func traced(_ source: Observable<Value>, of object: AnyObject) -> Observable<Value> {
    guard let entry = objects[object] else { return source }
    return watched(source, entry.origin)
  }

  /// A noted object's observer, which records what is sent to it.
  ///
  /// - Parameter place: The code that the events are sent from.
  func traced(
    _ observer: AnyObserver<Value>,
    of object: AnyObject,
    subscribedAt place: Int
  ) -> AnyObserver<Value> {
    guard let entry = objects[object] else { return observer }
    return AnyObserver { [unowned self] event in
      send(event, to: entry, from: place) { observer.on(event) }
    }
  }

  /// Hands an event to a noted object, and records that.
  ///
  /// - Parameter place: The code that it is sent from; `nil` for the code that runs.
  func sending(
    _ event: @autoclosure () -> Event<Value>,
    to object: AnyObject,
    from place: Int? = nil,
    _ send: () -> Void
  ) {
    guard let entry = objects[object] else { return send() }
    self.send(event(), to: entry, from: place, send)
  }

  private func send(
    _ event: Event<Value>,
    to entry: TracedObjects.Entry,
    from site: Int?,
    _ send: () -> Void
  ) {
    if entry.takesElementsOnly, event.isStopEvent { return send() }
    var place: SourcePosition?
    if stage.records.wants(.sent) {
      place =
        site.flatMap { calls.name(at: $0)?.span }.map(SourcePosition.init)
        ?? stage.callPosition?()
    }
    let sequence = stage.record(.sent, at: place, call: place) {
      .sent(entry.held, described(event, entry.origin.element))
    }
    stage.currentThread.withCause(
      Cause(sequence, subscription: stage.currentThread.cause?.subscription),
      send
    )
  }

  /// Connects a connectable observable, and records that.
  func connecting<Result>(_ object: AnyObject, at place: Int, _ connect: () -> Result) -> Result {
    guard let entry = objects[object] else { return connect() }
    let position =
      stage.records.wants(.connected) ? calls.name(at: place).map { SourcePosition($0.span) } : nil
    let record = stage.record(.connected, at: position, call: position) { .connected(entry.held) }
    return stage.currentThread.withCause(
      Cause(record, subscription: stage.currentThread.cause?.subscription),
      connect
    )
  }

  private func described(_ event: Event<Value>, _ element: TypeMetadata) -> LogRecord.Event {
    switch event {
    case .next(let value): .next(text(of: value, element))
    case .error(let error): .error("\(error)")
    case .completed: .completed
    }
  }
}
