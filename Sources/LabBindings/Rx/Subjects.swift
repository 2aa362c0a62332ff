import Rx
import ScriptMachine

enum SubjectTypes: RxPart {
  static let declaration = """
    protocol SubjectType<Element>: ObservableType {
      associatedtype Observer: ObserverType
      func asObserver() -> Observer
    }
    \(subject("PublishSubject", isCancelable: true, "override init()"))
    \(subject("AsyncSubject", isCancelable: false, "override init()"))
    \(subject("BehaviorSubject", isCancelable: true, "init(value: Element)\nfunc value() throws -> Element"))
    \(subject("ReplaySubject", isCancelable: true, "static func create(bufferSize: Int) -> ReplaySubject<Element>\nstatic func createUnbounded() -> ReplaySubject<Element>"))
    """

  private static func subject(_ name: String, isCancelable: Bool, _ members: String) -> String {
    """
    final class \(name)<Element>: Observable<Element>, SubjectType, ObserverType\(isCancelable ? ", Cancelable" : "") {
      typealias SubjectObserverType = \(name)<Element>
      typealias Observer = \(name)<Element>
      var hasObservers: Bool { get }
      func asObserver() -> \(name)<Element> { self }
    \(ObserverTypes.receiving)
    \(isCancelable ? "var isDisposed: Bool { get }\nfunc dispose()" : "")
    \(members)
    }
    """
  }

  static func register(in natives: inout RxNatives) {
    natives.subject(
      PublishSubject<Value>.self,
      "PublishSubject",
      isCancelable: true,
      \.hasObservers
    )
    natives.subject(AsyncSubject<Value>.self, "AsyncSubject", isCancelable: false, \.hasObservers)
    natives.subject(
      BehaviorSubject<Value>.self,
      "BehaviorSubject",
      isCancelable: true,
      \.hasObservers
    )
    natives.subject(ReplaySubject<Value>.self, "ReplaySubject", isCancelable: true, \.hasObservers)
    natives.subject(
      "PublishSubject.init()",
      keeping: { _ in .nothing },
      make: { _ in
        PublishSubject<Value>()
      }
    )
    natives.subject(
      "AsyncSubject.init()",
      keeping: { _ in nil },
      make: { _ in AsyncSubject<Value>() }
    )
    natives.subject(
      "BehaviorSubject.init(value:)",
      keeping: { _ in .last(1) },
      with: { $0[0] },
      make: {
        BehaviorSubject(value: $0[0])
      }
    )
    natives.table.add("BehaviorSubject.value()") { call in
      let subject: BehaviorSubject<Value> = try call.object(0)
      return try subject.value()
    }
    natives.subject(
      "ReplaySubject.create(bufferSize:)",
      keeping: { .last(try $0.count(1)) },
      make: {
        ReplaySubject<Value>.create(bufferSize: try $0.count(1))
      }
    )
    natives.subject(
      "ReplaySubject.createUnbounded()",
      keeping: { _ in .everything },
      make: { _ in
        ReplaySubject<Value>.createUnbounded()
      }
    )
  }
}

extension Call {
  /// An argument that is an object of a class of the host.
  func object<Object: AnyObject>(_ position: Int) throws -> Object {
    guard let object = self[position].hostObject as? Object else {
      throw self[position].unexpected(machine)
    }
    return object
  }
}

extension RxNatives {
  /// Registers a class of subjects with the members that all have.
  fileprivate mutating func subject<Subject: ObserverType<Value>>(
    _ type: Subject.Type,
    _ name: String,
    isCancelable: Bool,
    _ hasObservers: any KeyPath<Subject, Bool> & Sendable
  ) where Subject: Observable<Value> {
    runtime.hostTypes.add(type, name, in: "RxSwift")
    receiving(name) { call in
      let subject: Subject = try call.object(0)
      return subject
    }
    table.add("\(name).hasObservers") { call in
      let subject: Subject = try call.object(0)
      return .bool(subject[keyPath: hasObservers])
    }
    guard isCancelable else { return }
    table.add("\(name).isDisposed") { call in
      .bool(try cancelable(call).isDisposed)
    }
    table.add("\(name).dispose()") { call in
      try cancelable(call).dispose()
      return .void
    }
  }
}

private func cancelable(_ call: Call) throws -> any Cancelable {
  guard let object = call[0].hostObject as? any Cancelable else {
    throw call[0].unexpected(call.machine)
  }
  return object
}
