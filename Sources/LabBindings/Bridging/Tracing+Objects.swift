import Rx
import Stage
import SwiftScript

extension LabContext {
  /// Notes a subject, a relay or a connectable sequence when a script first holds it.
  func note(_ payload: Any, as type: String) {
    guard TracedObjects.types.contains(type), Swift.type(of: payload) is AnyClass else { return }
    let object = payload as AnyObject
    guard objects[object] == nil, let site = reports.interpreter?.machine.site else { return }
    let name = type == "ConnectableObservable" ? site.calledName : type
    objects.add(
      TracedObjects.Entry(object: object, stream: stage.newStreamID(), name: name, site: site),
      for: object
    )
  }

  /// A noted object's sequence, its subscriptions recorded under the place that made the object.
  func traced(_ source: Observable<Value>, of value: Value) -> Observable<Value> {
    guard let entry = entry(of: value) else { return source }
    return watched(
      source,
      Origin(
        name: entry.name,
        site: entry.site,
        stream: entry.stream,
        memory: memory(of: entry.name, written: entry.site.writtenArguments)
      )
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
