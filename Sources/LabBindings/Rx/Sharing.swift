import Rx
import Stage
import SwiftScript

extension LabContext {
  /// Operators by which several subscribers have one subscription to the source.
  func declareSharing() {
    library.type("SubjectLifetimeScope") { type in
      type.staticProperty("forever: Any") { [self] in
        value("SubjectLifetimeScope", SubjectLifetimeScope.forever)
      }
      type.staticProperty("whileConnected: Any") { [self] in
        value("SubjectLifetimeScope", SubjectLifetimeScope.whileConnected)
      }
    }
    library.type("ConnectableObservableType", kind: .protocol, conformingTo: ["ObservableType"]) {
      type in
      type.method("connect() -> Disposable") { [self] in
        let connectable = try $0.this(ConnectableObservable<Value>.self)
        return value("Disposable", connecting(connectable, $0) { connectable.connect() })
      }
      type.method("refCount() -> Observable<Element>") { [self] in
        let connectable = try $0.this(ConnectableObservable<Value>.self)
        return observable(connectable.refCount(), $0, counting(connectable))
      }
    }
    library.type(
      "ConnectableObservable",
      kind: .class,
      conformingTo: ["Observable", "ConnectableObservableType"],
      generics: ["Element"]
    )
    library.type("ObservableType") { type in
      type.method(
        "share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element>"
      ) {
        [self] in
        let size = try $0.count(0)
        let scope: SubjectLifetimeScope = $0[1].payload() ?? .whileConnected
        return observable(
          try $0.source.share(replay: size, scope: scope),
          $0,
          .shared(LogRecord.Memory(size: size, scope: scope))
        )
      }
      type.method("publish() -> ConnectableObservable<Element>") { [self] in
        connectable(try $0.source.publish(), keeping: .nothing)
      }
      type.method("replay(_ bufferSize: Int) -> ConnectableObservable<Element>") { [self] in
        let size = try $0.count(0)
        return connectable(
          try $0.source.replay(size),
          keeping: LogRecord.Memory(size: size, scope: .whileConnected)
        )
      }
      type.method("replayAll() -> ConnectableObservable<Element>") { [self] in
        connectable(
          try $0.source.replayAll(),
          keeping: LogRecord.Memory(size: nil, scope: .whileConnected)
        )
      }
      type.method("multicast(_ subject: SubjectType) -> ConnectableObservable<Element>") {
        [self] call in
        guard let subject = AnySubject(call[0], self, subscribedAt: call.site) else {
          throw call.trap("a subject is expected here")
        }
        return connectable(try call.source.multicast(subject), keeping: memory(of: call[0]))
      }
      type.method("multicast(makeSubject: () -> SubjectType) -> ConnectableObservable<Element>") {
        [self] call in
        let make = try call.function(0)
        return value(
          "ConnectableObservable",
          try call.source.multicast { (try? self.subject(from: make)) ?? AnySubject() }
        )
      }
      type.method(
        "multicast(_ subjectSelector: () -> SubjectType, selector: (ObservableType) -> Any) -> Observable"
      ) { [self] call in
        let (make, select) = (try call.function(0), try call.function(1))
        return observable(
          try call.source.multicast {
            try self.subject(from: make)
          } selector: { shared in
            try self.observable(
              try self.call(select, [self.observable(shared, call)]),
              select
            )
          },
          call,
          .shared()
        )
      }
    }
  }

  /// The subject that a script's closure makes; anything else stops the script.
  private func subject(from make: Function) throws -> AnySubject {
    let made = try call(make, [])
    if let subject = AnySubject(made, self, subscribedAt: make.site) { return subject }
    let trap = ScriptTrap(
      Diagnostic(
        "this closure must return a subject, and it returned `\(library.typeName(of: made))`",
        at: make.site
      )
    )
    reports.interpreter?.fail(trap)
    throw trap
  }
}

/// A subject of any kind, as its two faces.
private struct AnySubject: SubjectType {
  private let source: Observable<Value>
  private let observer: AnyObserver<Value>

  init?(_ value: Value, _ lab: LabContext, subscribedAt site: SourceSpan?) {
    guard let source = lab.observable(of: value),
      let observer = lab.observer(of: value, subscribedAt: site)
    else { return nil }
    (self.source, self.observer) = (source, observer)
  }

  /// What stands in for a subject once the script is stopped.
  init() { (source, observer) = (.never(), AnyObserver { _ in }) }

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Value {
    source.subscribe(observer)
  }

  func asObservable() -> Observable<Value> { source }

  func asObserver() -> AnyObserver<Value> { observer }
}
