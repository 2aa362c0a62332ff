import LabBindings
import ScriptSource
import ScriptTypes

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

  private let library = RxDeclarations()

  private func signatures(_ name: String, isStatic: Bool = false) -> [Signature] {
    library.functions(named: name, isStatic: isStatic).compactMap(Signature.init)
  }

  /// The functions of the type that take observables.
  private func functions(_ name: String) -> [Signature] {
    signatures(name, isStatic: true).filter { signature in
      guard let first = signature.parameters.first else { return false }
      return first.label == nil && signature.takesObservables(first)
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
        signature.required.contains { signature.isObservable($0.type) }
      }
  }

  /// A function of the type that takes observables and has a similar name; nil if another operator has one, too.
  func function(similarTo name: String) -> String? {
    let functions = library.functionNames(isStatic: true).filter(hasFunction)
    let function = nearest(to: name, in: functions.sorted())
    let similar = nearest(to: name, in: library.functionNames(isStatic: false).sorted())
    // `merge` is both.
    return similar == nil || similar == function ? function : nil
  }

  /// How an operator takes a number of observables in all.
  func combination(of name: String, count: Int) -> Combination? {
    let own = signatures(name)
    // `ifEmpty(default:)` is not about observables.
    let argument = own.lazy.compactMap { signature in
      signature.required.count == 1 && signature.isObservable(signature.required[0].type)
        ? signature.required[0] : nil
    }.first
    if count == 2, let argument { return .argument(label: argument.label) }
    let functions = functions(name)
    if functions.contains(where: { $0.parameters.last?.label == "resultSelector" }) {
      return .function(.combined)
    }
    // `amb` takes more than two only in an array, and `concat` in both ways.
    if !functions.isEmpty { return .function(argument == nil ? .listed : .array) }
    let isClosure = own.contains { signature in
      guard signature.parameters.count == 1,
        case .function(let function) = signature.parameters[0].type
      else { return false }
      return function.parameters.count == 1 && signature.isObservable(function.result)
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

/// A function's parameters, as a call has arguments for them.
private struct Signature {
  struct Parameter {
    /// `nil` if its argument has no label.
    let label: String?
    let type: Type
    let isVariadic: Bool
    let hasDefault: Bool
  }

  let parameters: [Parameter]
  private let generics: GenericSignature

  /// - Returns: `nil` for what is not called.
  init?(_ symbol: ValueSymbol) {
    guard case .function(let function) = symbol.type else { return nil }
    generics = symbol.interface.signature
    parameters = zip(symbol.parameters, function.parameters).map { written, parameter in
      Parameter(
        label: written.label.isEmpty ? nil : written.label,
        type: parameter.type,
        isVariadic: parameter.isVariadic,
        hasDefault: written.hasDefault
      )
    }
  }

  /// The parameters for which a call must have arguments.
  var required: [Parameter] { parameters.filter { !$0.hasDefault && !$0.isVariadic } }

  /// Whether the first parameters take arguments with these labels.
  func takes(_ labels: [String?], upTo count: Int) -> Bool {
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

  /// Whether a parameter is for an observable or for several.
  func takesObservables(_ parameter: Parameter) -> Bool {
    if isObservable(parameter.type) { return true }
    // Of an array, or of what a parameter of the function stands for, such as any collection.
    return switch parameter.type {
    case .nominal(let nominal) where nominal.symbol.sugar == .array:
      isObservable(nominal.arguments[0])
    case .parameter: isObservable(generics.canonical(parameter.type.associatedType("Element")))
    default: false
    }
  }

  func isObservable(_ type: Type) -> Bool {
    switch type {
    case .nominal(let nominal): nominal.symbol.isObservable
    case .parameter, .member: generics.protocols(of: type).contains(where: \.isObservable)
    case .existential(let existential): existential.protocols.contains { $0.symbol.isObservable }
    default: false
    }
  }
}

extension TypeSymbol {
  fileprivate var isObservable: Bool {
    ["ObservableConvertibleType", "ObservableType", "Observable"].contains(name)
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
