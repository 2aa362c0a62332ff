import Rx
import SwiftScript

extension LabContext {
  /// The receiver with this subscription recorded as one of its own.
  func traced<Trait, Element>(_ trait: TraitBinding<Trait, Element>, _ call: Call) throws
    -> PrimitiveSequence<Trait, Element>
  {
    PrimitiveSequence(raw: watched(try trait.source(call).asObservable(), call, .subscriber))
  }

  /// The closure for an error at this position; without one the error is reported where the script subscribes.
  func failure(_ call: Call, _ position: Int) -> (any Error) -> Void {
    if let handler = call.functionIfAny(position) {
      return { [self] in run(handler, [library.value(of: $0)]) }
    }
    let (site, stack) = (call.site, recordedCallStack)
    return { [self] in unhandled($0, at: site, stack) }
  }

  /// Runs the body of a trait's `create` with a function that the script sends its outcome to.
  ///
  /// - Parameter send: Says whether the value is an event of the trait.
  func subscribed(_ body: Function, _ send: @escaping (Value) throws -> Bool) -> any Disposable {
    guard let interpreter = reports.interpreter else { return Disposables.create() }
    let observer = Function(interpreter: interpreter) { [self] arguments in
      let event = arguments.first ?? .void
      if try send(event) { return .void }
      throw mistake("this observer takes the trait's events", event, in: body)
    }
    guard let made = try? call(body, [.function(observer)]) else { return Disposables.create() }
    return disposable(of: made) ?? Disposables.create()
  }

  /// A mistake in what a script's closure gave; it stops the script.
  func mistake(_ rule: String, _ value: Value, in function: Function) -> ScriptTrap {
    let trap = ScriptTrap(
      Diagnostic(
        "\(rule), and this is \(library.typeName(of: value).withArticle)",
        at: function.site
      )
    )
    reports.interpreter?.fail(trap)
    return trap
  }
}

/// The object of a `subscribe(with:)`, and the call's closures as ones that receive it.
struct Hold {
  let object: AnyObject
  private let wrap: (AnyObject) -> Value
  private let functions: [Function?]
  private let site: SourceSpan
  private let lab: LabContext

  init(_ call: Call, _ lab: LabContext) throws {
    (object, wrap) = try call.object(0)
    functions = call.arguments.indices.map { $0 == 0 ? nil : call.functionIfAny($0) }
    site = call.site
    self.lab = lab
  }

  func element(_ position: Int) -> ((AnyObject, Value) -> Void)? {
    functions[position].map { [wrap, lab] function in
      { lab.run(function, [wrap($0), $1]) }
    }
  }

  func error(_ position: Int) -> (AnyObject, any Error) -> Void {
    guard let function = functions[position] else {
      return { [lab, site, stack = lab.recordedCallStack] in lab.unhandled($1, at: site, stack) }
    }
    return { [wrap, lab] in lab.run(function, [wrap($0), lab.library.value(of: $1)]) }
  }

  func end(_ position: Int) -> ((AnyObject) -> Void)? {
    functions[position].map { [wrap, lab] function in { lab.run(function, [wrap($0)]) } }
  }
}
