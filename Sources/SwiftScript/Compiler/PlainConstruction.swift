import SwiftSyntax

/// What one place that makes instances of a script's type has found out: how, if it is simple.
private final class ConstructionSite {
  enum Way {
    /// Field by field, as the struct's memberwise initialiser does.
    case fields([TypeRef?])
    /// By the class's only initialiser, which takes the arguments just as they stand.
    case initializer(FunctionCode)
    case general
  }

  private var generation = -1
  private(set) var way = Way.general

  @inline(__always)
  func look(at type: TypeObject, _ arguments: [ArgumentCode], _ machine: Machine) {
    if generation != machine.world.generation { learn(type, arguments, machine) }
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
      way = .fields(properties.map(\.type))
    case .class:
      let candidates = type.allInitializers()
      guard candidates.count == 1, candidates[0].signature.isSimple,
        case .script(let code) = candidates[0].body, !code.isFailable,
        candidates[0].generic == nil,
        candidates[0].signature.parameters.map(\.label) == arguments.map({ $0.label })
      else { return }
      way = .initializer(code)
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
    return { machine in
      site.look(at: type, arguments, machine)
      switch site.way {
      case .general: return try general(machine)
      case .fields(let types):
        var fields: [Value] = []
        fields.reserveCapacity(types.count)
        for position in types.indices {
          let value = try arguments[position].value(machine)
          if let plain = types[position]?.plain, machine.library.isPlainly(value, plain) {
            fields.append(value)
          } else if let type = types[position] {
            machine.place = place
            fields.append(try machine.coerce(value, to: type))
          }
        }
        return .structure(StructBox(type: type, fields: fields))
      case .initializer(let code):
        let instance = Value.object(try machine.blankInstance(of: type))
        _ = try machine.callDirectly(code, on: instance, arguments, place: place)
        return instance
      }
    }
  }
}
