import Rx
import ScriptMachine
import ScriptTypes
import Stage

enum Sharing: RxPart {
  static let declaration = """
    enum SubjectLifetimeScope { case whileConnected, forever }
    protocol ConnectableObservableType<Element>: ObservableType {
      @discardableResult func connect() -> any Disposable
    }
    extension ConnectableObservableType {
      func refCount() -> Observable<Element>
    }
    class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
      @discardableResult func connect() -> any Disposable
    }
    extension ObservableType {
      func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element>
      func publish() -> ConnectableObservable<Element>
      func replay(_ bufferSize: Int) -> ConnectableObservable<Element>
      func replayAll() -> ConnectableObservable<Element>
      func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element { multicast(makeSubject: { subject }) }
      func multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        multicast {
          let subject = makeSubject()
          return (subject.asObservable(), AnyObserver(subject.asObserver()))
        }
      }
      internal func multicast<Output>(_ makeParts: @escaping () -> (Observable<Output>, AnyObserver<Element>)) -> ConnectableObservable<Output>
      func multicast<Subject: SubjectType, Result>(_ subjectSelector: @escaping () throws -> Subject, selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>) -> Observable<Result> where Subject.Observer.Element == Element {
        multicast(parts: {
          let subject = try subjectSelector()
          return (subject.asObservable(), AnyObserver(subject.asObserver()))
        }, selector: selector)
      }
      internal func multicast<Output, Result>(parts: @escaping () throws -> (Observable<Output>, AnyObserver<Element>), selector: @escaping (Observable<Output>) throws -> Observable<Result>) -> Observable<Result>
    }
    """

  static func register(in natives: inout RxNatives) {
    natives.runtime.hostTypes.add(
      ConnectableObservable<Value>.self,
      "ConnectableObservable",
      in: "RxSwift"
    )
    natives.add("share(replay:scope:)") { call in
      let (size, isForever) = (try call.count(1), call[2].caseNumber != 0)
      let shared = try call.source.share(
        replay: size,
        scope: isForever ? .forever : .whileConnected
      )
      return (shared, .shared(LogRecord.Memory(size: size, isForever: isForever)))
    }
    natives.connectable("publish()", keeping: { _ in .nothing }, make: { try $0.source.publish() })
    natives.connectable(
      "replay(_:)",
      keeping: { LogRecord.Memory(size: try $0.count(1), isForever: false) },
      make: {
        try $0.source.replay($0.count(1))
      }
    )
    natives.connectable(
      "replayAll()",
      keeping: { _ in LogRecord.Memory(size: nil, isForever: false) },
      make: {
        try $0.source.replayAll()
      }
    )
    natives.connectable(
      "ObservableType.multicast(_: () -> (Observable<Output>, AnyObserver<Self.Element>))",
      keeping: { _ in nil },
      make: { call in
        let make: ScriptFunction<SubjectParts> = try call.convert(1)
        return try call.source.multicast { make.result() ?? SubjectParts() }
      }
    )
    natives.observable("multicast(parts:selector:)", .shared()) { call in
      let make: () throws -> SubjectParts = try call.function(1)
      let select: (Value) throws -> Observable<Value> = try call.selector(2)
      return try call.source.multicast(make) { try select(.host($0)) }
    }
    natives.table.add("ConnectableObservable.connect()") { [weak lab = natives.lab] call in
      let made = try connectable(call)
      let connection = lab?.connecting(made, at: call.machine.place) { made.connect() }
      return try AnyDisposable(connection ?? made.connect()).scriptValue(call.machine)
    }
    natives.add("ConnectableObservableType.refCount()") { [weak lab = natives.lab] call in
      guard let made = call[0].hostObject as? ConnectableObservable<Value> else {
        return (ScriptedConnectable(call).refCount(), .shared(.nothing))
      }
      return (made.refCount(), lab?.counting(made) ?? .shared(.nothing))
    }
  }

  private static func connectable(_ call: Call) throws -> ConnectableObservable<Value> {
    guard let connectable = call[0].hostObject as? ConnectableObservable<Value> else {
      throw call[0].unexpected(call.machine)
    }
    return connectable
  }
}

/// A script's subject by its two faces.
private struct SubjectParts: SubjectType, ScriptConvertible {
  private let source: Observable<Value>
  private let observer: AnyObserver<Value>

  /// What stands in for a subject once the script is stopped.
  init() { (source, observer) = (.never(), AnyObserver { _ in }) }

  private init(_ source: Observable<Value>, _ observer: AnyObserver<Value>) {
    (self.source, self.observer) = (source, observer)
  }

  static func make(from value: Value, _ machine: Machine) throws -> SubjectParts {
    let parts = try value.record(machine)
    return SubjectParts(
      try parts[0].observable(machine.runtime.types.metadata(of: .any), machine),
      try AnyObserver.make(from: parts[1], machine)
    )
  }

  func scriptValue(_ machine: Machine) throws -> Value {
    .record(.of([.host(source), observer.scriptValue(machine)]))
  }

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Value { source.subscribe(observer) }

  func asObservable() -> Observable<Value> { source }

  func asObserver() -> AnyObserver<Value> { observer }
}

/// A script's type that adopts `ConnectableObservableType`.
private struct ScriptedConnectable: ConnectableObservableType {
  private let adopter: Adopter
  private let source: Observable<Value>

  init(_ call: Call) {
    let (machine, type) = (call.machine, call.type(0))
    adopter = Adopter(
      machine.erased(call[0], type),
      "ConnectableObservableType",
      machine.runtime
    )
    source = (try? call[0].observable(type, machine)) ?? .never()
  }

  func connect() -> any Disposable {
    let runtime = adopter.runtime
    do {
      return try AnyDisposable.make(from: adopter.call("connect()"), runtime.machine).disposable
    } catch {
      runtime.fail(error)
      return Disposables.create()
    }
  }

  func asObservable() -> Observable<Value> { source }

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Value { source.subscribe(observer) }
}
