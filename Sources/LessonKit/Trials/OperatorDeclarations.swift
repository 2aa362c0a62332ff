import LabBindings
import SwiftScript

/// The library's operators, as far as their declarations say how they are called.
struct OperatorDeclarations {
  /// How an operator takes further observables.
  enum Combination: Hashable {
    /// As a function of the type: `Observable.zip(first, second)`.
    case function(Kind)
    /// As an argument: `withLatestFrom(second)`, `take(until: second)`.
    case argument(label: String?)
    /// As the result of a closure: `flatMap { _ in second }`.
    case closure
  }

  /// How a function of the type takes observables.
  enum Kind: Hashable {
    /// One by one, and it makes tuples of their elements.
    case combined
    /// One by one.
    case listed
    /// In an array.
    case array
  }

  /// Keeps the host's declarations.
  private let lab: Lab
  private let observable: TypeObject

  init() {
    lab = Lab()
    observable = lab.interpreter.library["Observable"]
  }

  private func signatures(_ name: String, isStatic: Bool = false) -> [Signature] {
    lab.interpreter.library.signatures(of: name, in: observable, isStatic: isStatic)
  }

  /// The functions of the type that take observables.
  private func functions(_ name: String) -> [Signature] {
    signatures(name, isStatic: true).filter { signature in
      guard let first = signature.parameters.first else { return false }
      return first.label == nil && first.takesObservables
    }
  }

  /// Whether observables have an operator of this name, which may be an older one.
  func has(_ name: String) -> Bool { !signatures(name).isEmpty }

  /// Whether the type has a function of this name that takes observables.
  func hasFunction(_ name: String) -> Bool { !functions(name).isEmpty }

  /// Whether an operator of this name cannot be called without another observable.
  func takesOnlyObservables(_ name: String) -> Bool {
    let all = signatures(name)
    return !all.isEmpty
      && all.allSatisfy { signature in
        signature.required.contains { $0.type.isObservable }
      }
  }

  /// A function of the type that takes observables and has a similar name; nil if an operator has one, too.
  func function(similarTo name: String) -> String? {
    let library = lab.interpreter.library
    let operators = library.functionNames(of: observable, isStatic: false)
    guard nearest(to: name, in: operators.sorted()) == nil else { return nil }
    let functions = library.functionNames(of: observable, isStatic: true).filter(hasFunction)
    return nearest(to: name, in: functions.sorted())
  }

  /// How an operator takes a number of observables in all.
  func combination(of name: String, count: Int) -> Combination? {
    let own = signatures(name)
    // `ifEmpty(default:)` is not about observables.
    let argument = own.map(\.required).first { $0.count == 1 && $0[0].type.isObservable }
    if count == 2, let argument { return .argument(label: argument[0].label) }
    let functions = functions(name)
    if functions.contains(where: { $0.parameters.last?.label == "resultSelector" }) {
      return .function(.combined)
    }
    // `amb` takes more than two only in an array, and `concat` in both ways.
    if !functions.isEmpty { return .function(argument == nil ? .listed : .array) }
    let isClosure = own.contains { signature in
      guard signature.parameters.count == 1,
        case .function(let parameters, let result) = signature.parameters[0].type
      else { return false }
      return parameters.count == 1 && signature.isObservable(result)
    }
    return count == 2 && isClosure ? .closure : nil
  }

  /// Whether a call leaves out the scheduler at its end.
  func lacksScheduler(_ call: WrittenCall) -> Bool {
    let labels = call.arguments.map(\.label)
    let all = signatures(call.name) + signatures(call.name, isStatic: true)
    let isTimed = all.contains { signature in
      signature.parameters.last?.label == "scheduler"
        && signature.takes(labels, upTo: signature.parameters.count - 1)
    }
    // `skip(2)` counts elements, but `skip(.seconds(2))` needs a scheduler.
    let isComplete = all.contains { $0.takes(labels, upTo: $0.parameters.count) }
    return isTimed && (!isComplete || call.arguments.contains(where: \.isInterval))
  }
}

extension Signature {
  /// The parameters for which a call must have arguments.
  fileprivate var required: [Parameter] { parameters.filter { !$0.hasDefault && !$0.isVariadic } }

  /// Whether the first parameters take arguments with these labels.
  fileprivate func takes(_ labels: [String?], upTo count: Int) -> Bool {
    var rest = labels[...]
    for parameter in parameters.prefix(count) {
      if let label = rest.first, label == parameter.label {
        rest = rest.dropFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }

  fileprivate func isObservable(_ type: TypeRef) -> Bool {
    guard case .parameter(let name, let bound) = type else { return type.isObservable }
    return (bound ?? constraint(of: name))?.isObservable ?? false
  }
}

extension Signature.Parameter {
  /// Whether it is for an observable or for several.
  fileprivate var takesObservables: Bool {
    if case .array(let element) = type { element.isObservable } else { type.isObservable }
  }
}

extension TypeRef {
  fileprivate var isObservable: Bool {
    guard case .named(let type, _) = self else { return false }
    return ["ObservableConvertibleType", "ObservableType", "Observable"].contains(type.name)
  }
}

extension WrittenCall.Argument {
  /// Whether it is an interval: `.seconds(3)`.
  fileprivate var isInterval: Bool {
    text.contains(
      /^(RxTimeInterval|DispatchTimeInterval)?\.(milliseconds|microseconds|nanoseconds|seconds)\(/
    )
  }
}
