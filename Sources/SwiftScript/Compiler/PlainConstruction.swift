import SwiftSyntax

/// What one place that makes instances of a script's type has found out: how, if it is simple.
private final class ConstructionSite {
  enum Way {
    /// Field by field, as the struct's memberwise initialiser does.
    case fields
    /// By the class's only initialiser, which takes the arguments just as they stand.
    case initializer
    case general
  }

  @exclusivity(unchecked) private var generation = -1
  @exclusivity(unchecked) private(set) var way = Way.general
  /// The fields' types, and those of them whose own values need no conversion.
  @exclusivity(unchecked) private var types: [TypeRef] = []
  @exclusivity(unchecked) private var plain: [ObjectIdentifier?] = []
  private(set) var initializer: FunctionCode?

  @inline(__always)
  func look(at type: TypeObject, _ arguments: [ArgumentCode], _ machine: Machine) {
    if generation != machine.world.generation { learn(type, arguments, machine) }
  }

  /// Makes the values of the fields, which lie on the stack from `first` on, what the fields are.
  @inline(__always)
  func settle(_ first: UnsafeMutablePointer<Value>, _ machine: Machine) throws {
    for position in plain.indices {
      let place = first + position
      if let plain = plain[position], machine.library.isPlainly(place.pointee, plain) { continue }
      place.pointee = try machine.coerce(place.pointee, to: types[position])
    }
  }

  private func learn(_ type: TypeObject, _ arguments: [ArgumentCode], _ machine: Machine) {
    generation = machine.world.generation
    way = .general
    guard !arguments.contains(where: { $0.place != nil || $0.isTrailingClosure }) else { return }
    switch type.kind {
    case .structure:
      let properties = type.storedProperties
      guard type.hasMemberwiseInitializer, type.initializers.isEmpty,
        properties.map({ $0.name }) == arguments.map({ $0.label }),
        properties.allSatisfy({
          !$0.isWeak && !$0.isLazy && $0.wrapper == nil && $0.type != nil
            && !($0.isLet && $0.initial != nil)
        })
      else { return }
      types = properties.compactMap(\.type)
      plain = types.map { $0.plain.map(ObjectIdentifier.init) }
      way = .fields
    case .class:
      let candidates = type.allInitializers()
      guard candidates.count == 1, candidates[0].signature.isSimple,
        case .script(let code) = candidates[0].body, !code.isFailable,
        candidates[0].generic == nil,
        candidates[0].signature.parameters.map(\.label) == arguments.map({ $0.label })
      else { return }
      initializer = code
      way = .initializer
    default: return
    }
  }
}

extension Compiler {
  /// Compiles `Type(arguments)` for a script's struct or class.
  func plainConstruction(
    _ type: TypeObject,
    _ arguments: [ArgumentCode],
    place: Int,
    otherwise general: @escaping Code
  ) -> Code {
    guard !type.isHost, type.kind == .structure || type.kind == .class,
      type.parameters.isEmpty || type.origin != nil
    else { return general }
    let site = ConstructionSite()
    let push = arguments.pushing
    return { machine in
      site.look(at: type, arguments, machine)
      switch site.way {
      case .general: return try general(machine)
      case .fields:
        let frame = machine.top
        do {
          try push(machine)
          machine.place = place
          try site.settle(frame, machine)
        } catch {
          machine.unwind(to: frame)
          throw error
        }
        return .structure(StructBox(type: type, fields: machine.popping(to: frame)))
      case .initializer:
        guard let code = site.initializer else { return try general(machine) }
        let instance = Value.object(try machine.blankInstance(of: type))
        let frame = machine.top
        if code.hasSelf { machine.push(instance) }
        _ = try machine.callDirectly(code, frame, push, place: place)
        return instance
      }
    }
  }
}
