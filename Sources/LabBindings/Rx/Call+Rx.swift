import Dispatch
import Rx
import ScriptMachine
import ScriptTypes

/// The arguments of a call as what `Rx` wants; the receiver is the first.
extension Call {
  /// The receiver of an operator.
  var source: Observable<Value> { get throws { try observable(0, 0) } }

  /// - Parameter parameter: The generic parameter that stands for the argument's type, by its position.
  func observable(_ position: Int, _ parameter: Int = 1) throws -> Observable<Value> {
    try self[position].observable(type(parameter), machine)
  }

  /// Whose ways the running script's log has.
  var dialect: Dialect { (machine.runtime.companion as? LabContext)?.dialect() ?? .rx6 }

  /// Hands observables that an operator makes on to the script, recorded under the call of the operator.
  ///
  /// - Parameter element: The type of their elements.
  func handingOut(_ element: TypeMetadata) -> (Observable<Value>) -> Value {
    let (place, runtime) = (machine.place, machine.runtime)
    return { [unowned runtime] source in
      let lab = runtime.companion as? LabContext
      return .host(lab?.watched(source, at: place, .operator, of: element) ?? source)
    }
  }

  func observables(_ position: Int) throws -> [Observable<Value>] {
    try array(position).map { try $0.observable(type(0), machine) }
  }

  /// The sources of `zip` and its kind, which have one parameter each behind the type.
  func sources(_ count: Int) throws -> [Observable<Value>] {
    try (1...count).map { try observable($0, $0) }
  }

  /// A number that `Rx` wants to be at least `least`.
  func count(_ position: Int, atLeast least: Int = 0) throws -> Int {
    let number = try int(position)
    guard number >= least else {
      throw machine.trap("this number must be at least \(least), and it is \(number)")
    }
    return number
  }

  func convert<Result: ScriptConvertible>(_ position: Int) throws -> Result {
    try Result.make(from: self[position], machine)
  }

  func error(_ position: Int) throws -> any Error {
    try AnyScriptError.make(from: self[position], machine).error
  }

  func disposable(_ position: Int) throws -> any Disposable {
    try AnyDisposable.make(from: self[position], machine).disposable
  }

  func disposables(_ position: Int) throws -> [any Disposable] {
    try array(position).map { try AnyDisposable.make(from: $0, machine).disposable }
  }

  func immediateScheduler(_ position: Int) throws -> any ImmediateSchedulerType {
    try AnyScheduler.make(from: self[position], machine).scheduler
  }

  func scheduler(_ position: Int) throws -> any SchedulerType {
    try AnyScheduler.make(from: self[position], machine).timed(machine)
  }

  func interval(_ position: Int) throws -> RxTimeInterval {
    let interval: RxTimeInterval = try convert(position)
    switch interval {
    case .seconds(let number), .milliseconds(let number), .microseconds(let number),
      .nanoseconds(let number):
      if number < 0 { throw machine.trap("an interval cannot be negative, and this is \(number)") }
    default: break
    }
    return interval
  }

  /// A function of the script; an error that it throws goes on to the observable that calls it.
  func function<each Argument: ScriptConvertible, Result: ScriptConvertible>(_ position: Int)
    throws -> (repeat each Argument) throws -> Result
  {
    let function: ScriptFunction<Result, repeat each Argument> = try convert(position)
    return { (argument: repeat each Argument) in try function(repeat each argument) }
  }

  /// A function that returns something observable.
  ///
  /// - Parameter parameter: The generic parameter that stands for what it returns.
  func selector<each Argument: ScriptConvertible>(_ position: Int, _ parameter: Int = 1)
    throws -> (repeat each Argument) throws -> Observable<Value>
  {
    let function: ScriptFunction<Value, repeat each Argument> = try convert(position)
    let (type, runtime) = (type(parameter), machine.runtime)
    return { (argument: repeat each Argument) in
      try function(repeat each argument).observable(type, runtime.machine)
    }
  }

  /// A function that may be left out and doesn't throw.
  func handler<Argument: ScriptConvertible>(_ position: Int) throws -> ((Argument) -> Void)? {
    let function: ScriptFunction<Void, Argument>? = try convert(position)
    return function.map { function in { function($0) } }
  }

  func handler(_ position: Int) throws -> (() -> Void)? {
    let function: ScriptFunction<Void>? = try convert(position)
    return function.map { function in { function() } }
  }

  /// A function that may be left out and may throw.
  func hook<Argument: ScriptConvertible>(_ position: Int) throws -> ((Argument) throws -> Void)? {
    let function: ScriptFunction<Void, Argument>? = try convert(position)
    return function.map { function in { try function.throwing($0) } }
  }

  func hook(_ position: Int) throws -> (() throws -> Void)? {
    let function: ScriptFunction<Void>? = try convert(position)
    return function.map { function in { try function.throwing() } }
  }

  /// A subscription's handler of errors: without one, the error ends where nobody handles it.
  func lastErrorHandler(_ position: Int) throws -> ((any Error) -> Void)? {
    let handler: ((AnyScriptError) -> Void)? = try handler(position)
    if let handler { return { handler(AnyScriptError($0)) } }
    guard let lab = machine.runtime.companion as? LabContext else { return nil }
    let (place, stack) = (machine.place, lab.hooks.recordedCallStack)
    return { [unowned lab] in lab.unhandled($0, at: place, stack) }
  }

  func errorHook(_ position: Int) throws -> ((any Error) throws -> Void)? {
    let hook: ((AnyScriptError) throws -> Void)? = try hook(position)
    return hook.map { hook in { try hook(AnyScriptError($0)) } }
  }
}

extension Value {
  /// Something observable, of the host or of a script.
  ///
  /// - Parameter type: The static type of the value.
  func observable(_ type: TypeMetadata, _ machine: Machine) throws -> Observable<Value> {
    let runtime = machine.runtime
    if let (object, observable) = hostObservable {
      let lab = runtime.companion as? LabContext
      return lab?.traced(observable, of: object) ?? observable
    }
    let adopter = Adopter(machine.erased(self, type), "ObservableConvertibleType", runtime)
    let converted = try adopter.call("asObservable()")
    guard let found = converted.hostObservable else { throw converted.unexpected(machine) }
    return found.observable
  }

  /// The object of the host that is observable, as that.
  private var hostObservable: (object: AnyObject, observable: Observable<Value>)? {
    guard case .native(let object) = self else { return nil }
    let observable =
      object as? Observable<Value>
      ?? (object as? any ObservableConvertibleType<Value>)?.asObservable()
    return observable.map { (object, $0) }
  }
}
