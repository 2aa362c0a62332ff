import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

/// What code a call reaches, and with what types for its generic parameters.
enum Dispatch {
  case direct(FunctionCode, ArgumentsSite)
  /// A local function, with what makes its captures; without types of its own it has those of the function around.
  case local(FunctionCode, [Code], ArgumentsSite?)
  /// A member that a subclass of the receiver's class may override.
  case overridable(ValueSymbol, Runtime.Part, own: ArgumentsSite, all: ArgumentsSite)
  /// A protocol's requirement, which the type that stands for `Self` provides.
  case witness(ValueSymbol, Runtime.Part, TypeSite, own: ArgumentsSite)
  /// A protocol's member called on a value in a box, whose type stands for `Self`.
  case opened(ValueSymbol, Runtime.Part, own: ArgumentsSite)
}

extension FunctionPart {
  var dispatching: DispatchCompiler { DispatchCompiler(function: function) }
}

/// Decides what code a call reaches.
struct DispatchCompiler: FunctionPart {
  let function: FunctionCompiler

  func dispatch(
    _ reference: SymbolReference,
    _ part: CheckedBody.Part,
    _ receiver: Receiver,
    isDelegation: Bool = false
  ) -> Dispatch {
    let symbol = reference.symbol
    let runtimePart: Runtime.Part =
      switch part {
      case .getter: .getter
      case .setter: .setter
      default: .body
      }
    if case .local = symbol.context, program.isLocal(symbol) {
      let (code, capturing) = closures.localFunction(symbol, part)
      let isGeneric = !symbol.interface.signature.parameters.isEmpty
      return .local(
        code,
        capturing,
        isGeneric ? arguments(reference.arguments, for: symbol) : nil
      )
    }
    if symbol.owner?.kind == .protocol, let own = reference.arguments.first {
      let rest = arguments(Array(reference.arguments.dropFirst()))
      if case .existential = own, case .none = receiver {
      } else if case .existential = own {
        return .opened(symbol, runtimePart, own: rest)
      }
      if symbol.isRequirement { return .witness(symbol, runtimePart, site(own), own: rest) }
    }
    if symbol.receiverIsReference, !reference.isSuper, !symbol.isFinal,
      program.isOverridden(symbol), symbol.kind != .initializer || isDelegation
    {
      let outer = symbol.owner?.parameters.count ?? 0
      return .overridable(
        symbol,
        runtimePart,
        own: arguments(Array(reference.arguments.dropFirst(outer))),
        all: arguments(reference.arguments, for: symbol)
      )
    }
    return .direct(program.code(of: symbol, part), arguments(reference.arguments, for: symbol))
  }

  private func arguments(_ types: [Type]) -> ArgumentsSite {
    function.arguments(types)
  }

  /// What stands for the generic parameters; a member of the type around, named without its arguments, has those of here.
  private func arguments(_ types: [Type], for symbol: ValueSymbol) -> ArgumentsSite {
    if types.isEmpty {
      return arguments(symbol.interface.signature.parameters.map(\.ownArgument))
    }
    return arguments(types)
  }

  typealias Link = (Machine, UnsafeMutablePointer<Value>) throws -> Target

  /// Finds what the call reaches once its arguments are in place.
  func link(_ dispatch: Dispatch, hasReceiver: Bool) -> Link {
    let runtime = program.runtime
    func own(_ isNeeded: Bool) -> (Machine) throws -> TypeMetadata? {
      isNeeded ? variables.dynamicSelf() : { _ in nil }
    }
    func joined(
      _ target: Target,
      _ site: ArgumentsSite,
      _ machine: Machine
    ) throws -> Target {
      if site.isEmpty { return target }
      let further = site.arguments(machine.types)
      if further.types.isEmpty { return target }
      return Target(target.code, runtime.types.arguments(target.types.types + further.types))
    }
    switch dispatch {
    case .direct(let code, let site):
      if site.isConstant {
        let types = site.arguments(.none)
        return { _, _ in Target(code, types) }
      }
      let own = own(site.needsDynamicSelf)
      return { machine, _ in
        Target(code, site.arguments(machine.types, dynamicSelf: try own(machine)))
      }
    case .local(let code, _, _):
      return { machine, _ in Target(code, machine.types) }
    case .overridable(let symbol, let part, let site, let all):
      let cache = InlineCache()
      let code = program.runtime.codeOf(symbol, part)
      return { machine, frame in
        let type: TypeMetadata
        switch frame.pointee {
        case .object(let instance): type = instance.type
        case .type(let metatype): type = metatype
        default:
          guard let part = frame.pointee.part else {
            // The host's own objects see to what their classes override.
            return Target(code, all.arguments(machine.types))
          }
          type = part.type
        }
        if cache.type !== type {
          cache.target = type.override(of: symbol, part, runtime)
          cache.type = type
        }
        return try joined(cache.target.unsafelyUnwrapped, site, machine)
      }
    case .witness(let requirement, let part, let type, let site):
      let cache = InlineCache()
      let own = own(type.needsDynamicSelf)
      return { machine, frame in
        let type = type.metadata(machine.types, dynamicSelf: try own(machine))
        if cache.type !== type {
          cache.target = try machine.target(of: requirement, part, type)
          cache.type = type
        }
        let target = cache.target.unsafelyUnwrapped
        guard hasReceiver else { return try joined(target, site, machine) }
        adapt(frame, to: target)
        // A class's body is that of the object, a protocol's that of the type which the call knows.
        if let own = frame.pointee.part?.type, own !== type, !target.isDefault {
          return try joined(machine.target(of: requirement, part, own), site, machine)
        }
        return try joined(target, site, machine)
      }
    case .opened: preconditionFailure("a call on a value in a box opens it")
    }
  }
}

/// What a call reached last, and for which type.
private final class InlineCache {
  unowned(unsafe) var type: TypeMetadata?
  var target: Target?
}

/// Hands over the object itself where code takes no place of it.
func adapt(_ frame: UnsafeMutablePointer<Value>, to target: Target) {
  target.code.adapt(frame)
}

extension Machine {
  func target(
    of requirement: ValueSymbol,
    _ part: Runtime.Part,
    _ type: TypeMetadata
  ) throws -> Target {
    if let target = type.witness(for: requirement, part, runtime) { return target }
    throw trap("`\(type.type)` has no `\(requirement.fullName)`")
  }
}
