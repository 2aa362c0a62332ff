import Rx
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
    library.type("ConnectableObservable", kind: .class, conformingTo: ["ObservableType"]) { type in
      type.method("connect() -> Disposable") { [self] in
        value("Disposable", try $0.this(ConnectableObservable<Value>.self).connect())
      }
      type.method("refCount() -> Any") { [self] in
        observable(try $0.this(ConnectableObservable<Value>.self).refCount(), $0)
      }
    }
    library.type("ObservableType") { type in
      type.method("share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Any") {
        [self] in
        observable(
          try $0.source.share(
            replay: try $0.count(0),
            scope: $0[1].payload() ?? .whileConnected
          ),
          $0
        )
      }
      type.method("publish() -> Any") { [self] in
        value("ConnectableObservable", try $0.source.publish())
      }
      type.method("replay(_ bufferSize: Int) -> Any") { [self] in
        value("ConnectableObservable", try $0.source.replay(try $0.count(0)))
      }
      type.method("replayAll() -> Any") { [self] in
        value("ConnectableObservable", try $0.source.replayAll())
      }
      type.method("multicast(_ subject: SubjectType) -> Any") { [self] call in
        let connectable: ConnectableObservable<Value>
        switch call[0].payload(Any.self) {
        case let subject as PublishSubject<Value>: connectable = try call.source.multicast(subject)
        case let subject as BehaviorSubject<Value>: connectable = try call.source.multicast(subject)
        case let subject as ReplaySubject<Value>: connectable = try call.source.multicast(subject)
        case let subject as AsyncSubject<Value>: connectable = try call.source.multicast(subject)
        default: throw call.trap("a subject is expected here")
        }
        return value("ConnectableObservable", connectable)
      }
    }
  }
}
