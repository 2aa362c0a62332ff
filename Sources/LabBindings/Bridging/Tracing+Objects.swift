import Rx
import Stage
import SwiftScript

extension LabContext {
  /// A subject, a relay or a connectable sequence that the script has just made, as a value of it.
  ///
  /// - Parameters:
  ///   - memory: What it remembers for those who subscribe later.
  ///   - element: What it holds from the beginning.
  func made(
    _ type: String,
    _ object: AnyObject,
    keeping memory: LogRecord.Memory?,
    with element: Value? = nil
  ) -> Value {
    if traces, let site = reports.interpreter?.machine.site {
      let entry = TracedObjects.Entry(
        object: object,
        stream: stage.newStreamID(),
        name: type == "ConnectableObservable" ? site.calledName : type,
        site: site,
        memory: memory
      )
      objects.add(entry, for: object)
      record(entry, holding: element)
    }
    return value(type, object)
  }

  private func record(_ entry: TracedObjects.Entry, holding element: Value?) {
    let place = SourcePosition(entry.site)
    stage.record(.created, entry.name, at: place) { record in
      record.stream = entry.stream
      record.arguments = entry.site.writtenArguments
      record.memory = entry.memory
      record.name = entry.site.variable
      record.held = element.map { "\($0)" }
      if record.cause == nil { record.call = place }
    }
  }

  /// What a noted object remembers.
  func memory(of value: Value) -> LogRecord.Memory? { entry(of: value)?.memory }

  /// A noted object's sequence, its subscriptions recorded under the place that made the object.
  func traced(_ source: Observable<Value>, of value: Value) -> Observable<Value> {
    guard let entry = entry(of: value) else { return source }
    return watched(
      source,
      Origin(name: entry.name, site: entry.site, stream: entry.stream, memory: entry.memory)
    )
  }

  /// A noted object's observer, what is sent into it recorded.
  func traced(_ observer: AnyObserver<Value>, of value: Value) -> AnyObserver<Value> {
    guard let entry = entry(of: value) else { return observer }
    return AnyObserver { [unowned self] event in
      sending(event, to: entry) { observer.on(event) }
    }
  }

  /// Hands an event to a relay, and records that.
  func sending(_ event: Event<Value>, to relay: AnyObject, _ send: () -> Void) {
    guard traces, let entry = objects[relay] else { return send() }
    sending(event, to: entry, send)
  }

  private func sending(_ event: Event<Value>, to entry: TracedObjects.Entry, _ send: () -> Void) {
    // A relay takes elements only: what else it is told does not happen.
    if entry.name.hasSuffix("Relay"), event.isStopEvent { return send() }
    let call = stage.callPosition?()
    let record = stage.record(.sent, "\(event)", at: call) {
      $0.stream = entry.stream
      $0.call = call
    }
    stage.withCause(record, send)
  }

  /// Connects a connectable sequence, and records that.
  func connecting<Result>(_ sequence: AnyObject, _ call: Call, _ connect: () -> Result) -> Result {
    guard traces, let entry = objects[sequence] else { return connect() }
    let record = stage.record(.connected, entry.name, at: SourcePosition(call.site)) {
      $0.stream = entry.stream
      $0.call = SourcePosition(call.site)
    }
    return stage.withCause(record, connect)
  }

  private func entry(of value: Value) -> TracedObjects.Entry? {
    guard let payload: Any = value.payload(), Swift.type(of: payload) is AnyClass else {
      return nil
    }
    return objects[payload as AnyObject]
  }
}
