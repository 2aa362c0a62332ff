import Dispatch
import Rx
import Stage
import SwiftScript

extension Value {
  /// The sequence that a value is, or can be seen as.
  var asObservable: Observable<Value>? {
    guard let payload: Any = payload() else { return nil }
    if let observable = payload as? Observable<Value> { return observable }
    return (payload as? any ObservableConvertibleType<Value>)?.asObservable()
  }
}

extension Call {
  /// The receiver as a sequence.
  var source: Observable<Value> {
    get throws {
      guard let source = receiver.asObservable else { throw trap("this is no observable") }
      return source
    }
  }

  /// The sequence passed for the parameter at this position.
  func observable(_ position: Int) throws -> Observable<Value> {
    guard let source = self[position].asObservable else {
      throw trap("an observable is expected here")
    }
    return source
  }

  /// The sequences in the array passed for the parameter at this position, `.just(1)` and its kind among them.
  func observables(_ position: Int) throws -> [Observable<Value>] {
    let observable = machine.interpreter.library["Observable"]
    return try (self[position].elements ?? []).map {
      guard let source = try $0.resolved(as: observable).asObservable else {
        throw trap("observables are expected here")
      }
      return source
    }
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
    return interval
  }

  func scheduler(_ position: Int) throws -> any SchedulerType {
    guard let scheduler: any SchedulerType = self[position].payload() else {
      throw trap("a scheduler with a clock is expected here")
    }
    return scheduler
  }

  func immediateScheduler(_ position: Int) throws -> any ImmediateSchedulerType {
    guard let scheduler: any ImmediateSchedulerType = self[position].payload() else {
      throw trap("a scheduler is expected here")
    }
    return scheduler
  }

  func disposable(_ position: Int) throws -> any Disposable {
    guard let disposable: any Disposable = self[position].payload() else {
      throw trap("a disposable is expected here")
    }
    return disposable
  }

  /// The host's object behind the receiver.
  func this<Payload>(_ type: Payload.Type = Payload.self) throws -> Payload {
    guard let payload: Payload = receiver.payload() else { throw trap("this is no `\(type)`") }
    return payload
  }

  func error(_ position: Int) -> any Error { machine.interpreter.library.error(of: self[position]) }
}
