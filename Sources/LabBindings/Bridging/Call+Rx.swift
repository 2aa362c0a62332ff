import Dispatch
import Rx
import Stage
import SwiftScript

extension Value {
  /// The sequence that a value is, or can be seen as.
  var asObservable: Observable<Value>? {
    guard let payload: Any = payload() else { return nil }
    if let observable = payload as? Observable<Value> { return observable }
    if let completable = payload as? Completable {
      return completable.asObservable().map(noElement)
    }
    return (payload as? any ObservableConvertibleType<Value>)?.asObservable()
  }
}

extension Call {
  /// What the bindings of the script's world share.
  var lab: LabContext {
    guard let lab = machine.interpreter.library.context as? LabContext else {
      preconditionFailure("a lab's library has the lab's context")
    }
    return lab
  }

  /// The receiver as a sequence.
  var source: Observable<Value> {
    get throws {
      guard let source = lab.observable(of: receiver) else {
        throw trap("this is not an observable")
      }
      return source
    }
  }

  /// The sequence passed for the parameter at this position.
  func observable(_ position: Int) throws -> Observable<Value> {
    guard let source = lab.observable(of: self[position]) else {
      throw trap("an observable is expected here")
    }
    return source
  }

  /// The sequences in the array passed for the parameter at this position, `.just(1)` and its kind among them.
  func observables(_ position: Int) throws -> [Observable<Value>] {
    let observable = machine.interpreter.library["Observable"]
    return try (self[position].elements ?? []).map {
      guard let source = lab.observable(of: try $0.resolved(as: observable)) else {
        throw trap("observables are expected here")
      }
      return source
    }
  }

  /// The elements in the array passed for the parameter at this position: `.just(1)` beside an observable is one too.
  func elements(_ position: Int) throws -> [Value]? {
    guard let elements = self[position].elements else { return nil }
    return try settled(elements)
  }

  /// Elements that are one another's kind: `.completed` after an event is an event.
  private func settled(_ elements: [Value]) throws -> [Value] {
    func isOpen(_ value: Value) -> Bool {
      if case .implicitMember = value { true } else { false }
    }
    guard elements.contains(where: isOpen), let known = elements.first(where: { !isOpen($0) })
    else { return elements }
    let type = machine.interpreter.library.type(of: known)
    return try elements.map { try $0.resolved(as: type) }
  }

  func int(_ position: Int) throws -> Int {
    guard case .int(let number) = self[position] else { throw trap("an `Int` is expected here") }
    return number
  }

  /// A number of elements, which `Rx` wants to be at least `least`.
  func count(_ position: Int, atLeast least: Int = 0) throws -> Int {
    let number = try int(position)
    guard number >= least else {
      throw trap("this number must be at least \(least), and it is \(number)")
    }
    return number
  }

  func bool(_ position: Int) -> Bool {
    if case .bool(true) = self[position] { true } else { false }
  }

  func interval(_ position: Int) throws -> RxTimeInterval {
    guard let interval: RxTimeInterval = self[position].payload() else {
      throw trap("a time interval is expected here", hint: "write `.seconds(1)`")
    }
    guard StageTime(interval) >= .zero else {
      throw trap("an interval cannot be negative, and this is \(self[position])")
    }
    return interval
  }

  /// A length of time in seconds.
  ///
  /// - Throws: A trap for a number that is negative, infinite or `nan`.
  func seconds(_ position: Int, unit: Double = 1) throws -> StageTime {
    let number = self[position].wrapped?.number ?? 0
    guard number.isFinite, number >= 0 else {
      throw trap("an interval must be zero or a positive number, and this is \(number)")
    }
    return .seconds(number * unit)
  }

  func scheduler(_ position: Int) throws -> any SchedulerType {
    guard let scheduler: any SchedulerType = self[position].payload() else {
      throw trap("a scheduler with a clock is expected here")
    }
    return scheduler
  }

  /// The scheduler passed for a parameter that may be left out, where `Rx` falls back on the current thread's.
  func schedulerIfAny(_ position: Int) throws -> any ImmediateSchedulerType {
    if case .optional(nil) = self[position] { return CurrentThreadScheduler.instance }
    return try immediateScheduler(position)
  }

  /// The role of a source with a scheduler for the parameter at this position, which may be left out.
  func sourceRole(scheduler position: Int) -> ObservableRole {
    if case .optional(nil) = self[position] { .source } else { .timedSource }
  }

  func immediateScheduler(_ position: Int) throws -> any ImmediateSchedulerType {
    guard let scheduler: any ImmediateSchedulerType = self[position].payload() else {
      throw trap("a scheduler is expected here")
    }
    return scheduler
  }

  func disposable(_ position: Int) throws -> any Disposable {
    guard let disposable = lab.disposable(of: self[position]) else {
      throw trap("a disposable is expected here")
    }
    return disposable
  }

  /// The disposables in the array passed for the parameter at this position.
  func disposables(_ position: Int) throws -> [any Disposable] {
    try disposables(in: self[position])
  }

  /// The disposables in an array.
  func disposables(in array: Value) throws -> [any Disposable] {
    try (array.elements ?? []).map {
      guard let disposable = lab.disposable(of: $0) else {
        throw trap("disposables are expected here")
      }
      return disposable
    }
  }

  /// The host's object behind the receiver.
  func this<Payload>(_ type: Payload.Type = Payload.self) throws -> Payload {
    guard let payload: Payload = receiver.payload() else { throw trap("this is no `\(type)`") }
    return payload
  }

  /// The object passed for the parameter at this position, and the way back to a value of the script.
  func object(_ position: Int) throws -> (AnyObject, (AnyObject) -> Value) {
    switch self[position] {
    case .object(let instance):
      return (instance, { .object(unsafeDowncast($0, to: Instance.self)) })
    case .native(let native) where Swift.type(of: native.payload) is AnyClass:
      let type = native.type
      return (native.payload as AnyObject, { .native(NativeObject(type: type, payload: $0)) })
    default: throw trap("an object of a class is expected here")
    }
  }

  func error(_ position: Int) -> any Error { machine.interpreter.library.error(of: self[position]) }
}
