import SwiftSyntax

/// An argument as compiled.
struct ArgumentCode {
  let label: String?
  let isTrailingClosure: Bool
  var value: Code
  /// For `&x`: runs a body on the variable.
  let place: Place?
  /// The value as a number, if it plainly is an `Int`.
  var number: ReadyNumber?
  /// The type that the argument is declared with.
  var type: TypeRef?
}

/// Evaluates arguments and leaves their values on the machine's stack, above `top`.
typealias Push = (Machine) throws -> Void

extension Array where Element == ArgumentCode {
  /// Evaluates all of them in order, without counting the closures that do.
  var pushing: Push { pushing(indices) }

  private func pushing(_ range: Range<Int>) -> Push {
    switch range.count {
    case 0: return { _ in }
    case 1:
      let value = self[range.lowerBound].value
      return { machine in machine.push(try value(machine)) }
    default:
      let middle = range.lowerBound + range.count / 2
      let (first, second) = (
        pushing(range.lowerBound..<middle), pushing(middle..<range.upperBound)
      )
      return { machine in
        try first(machine)
        try second(machine)
      }
    }
  }
}

extension Machine {
  @inline(__always)
  func push(_ value: Value) {
    top.initialize(to: value)
    top += 1
  }

  /// Takes what lies on the stack from `frame` on.
  @inline(__always)
  func popping(to frame: UnsafeMutablePointer<Value>) -> [Value] {
    let count = top - frame
    top = frame
    return Array(unsafeUninitializedCapacity: count) { values, taken in
      values.baseAddress?.moveInitialize(from: frame, count: count)
      taken = count
    }
  }

  /// Drops what lies on the stack from `frame` on.
  func unwind(to frame: UnsafeMutablePointer<Value>) {
    frame.release(top - frame)
    top = frame
  }
}

extension Compiler {
  /// Compiles the arguments of a call.
  ///
  /// - Parameters:
  ///   - wrapped: Positions of arguments that an `@autoclosure` parameter takes unevaluated.
  ///   - types: The parameters' types as far as they are known, trailing closures' behind the others.
  func arguments(
    of node: FunctionCallExprSyntax,
    wrapped: Set<Int> = [],
    expecting types: [TypeRef?] = []
  ) -> [ArgumentCode] {
    noteBuilders(of: node)
    let types = completed(types, byReading: node)
    func type(_ position: Int) -> TypeRef? {
      types.indices.contains(position) ? types[position] : nil
    }
    var arguments = node.arguments.nodes.enumerated().map { position, argument in
      wrapped.contains(position)
        ? ArgumentCode(
          label: argument.label?.name,
          isTrailingClosure: false,
          value: autoclosure(argument.expression),
          place: nil
        )
        : self.argument(argument, as: type(position))
    }
    for (position, argument) in node.arguments.nodes.enumerated() where !wrapped.contains(position)
    {
      settle(&arguments[position], argument.expression, as: type(position))
    }
    if let closure = node.trailingClosure {
      arguments.append(
        ArgumentCode(
          label: nil,
          isTrailingClosure: true,
          value: self.closure(closure, as: type(arguments.count)),
          place: nil
        )
      )
    }
    for extra in node.additionalTrailingClosures.nodes {
      arguments.append(
        ArgumentCode(
          label: extra.label.name,
          isTrailingClosure: true,
          value: closure(extra.closure, as: type(arguments.count)),
          place: nil
        )
      )
    }
    return arguments
  }

  /// A value as the optional that is wanted, which a generic parameter of the host's alone would not make of it.
  private func wrapping(_ value: @escaping Code, as type: TypeRef?) -> Code {
    guard type?.isOptional == true else { return value }
    return { machine in
      let made = try value(machine)
      return switch made {
      case .optional, .implicitMember, .weak: made
      default: .some(made)
      }
    }
  }

  func argument(_ node: LabeledExprSyntax, as type: TypeRef? = nil) -> ArgumentCode {
    if let inOut = node.expression.as(InOutExprSyntax.self) {
      let place = self.place(inOut.expression)
      return ArgumentCode(
        label: node.label?.name,
        isTrailingClosure: false,
        value: { _ in .void },
        place: place
      )
    }
    if isInt(node.expression), type?.wrapped.isFraction != true {
      let number = intCode(node.expression)
      let isWrapped = type?.isOptional == true
      return ArgumentCode(
        label: node.label?.name,
        isTrailingClosure: false,
        value: { machine in
          let value = Value.int(try number(machine))
          return isWrapped ? .some(value) : value
        },
        place: nil,
        number: isWrapped ? nil : ReadyNumber(run: number)
      )
    }
    return ArgumentCode(
      label: node.label?.name,
      isTrailingClosure: false,
      value: wrapping(expression(node.expression, as: type), as: type),
      place: nil,
      type: staticType(of: node.expression)
    )
  }

  func autoclosures(_ callables: [Callable], _ node: FunctionCallExprSyntax) -> Set<Int> {
    let shapes = node.shapes
    let sets = callables.compactMap { $0.signature.unevaluated(shapes) }
    return sets.allSatisfy { $0 == sets.first } ? sets.first ?? [] : []
  }
}
