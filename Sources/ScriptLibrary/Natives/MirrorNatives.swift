import ScriptMachine
import ScriptTypes

/// `Mirror`, and the mirrors of the library's types.
enum MirrorNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    table.add("Mirror.init(reflecting:)") { call in
      let box = try call.existential(0)
      return try Reflection(box.value, box.type, call.machine).mirror(call.machine)
    }
    table.add("Mirror.subjectType") { try $0[0].record($0.machine)[0] }
    table.add("Mirror.children") { try $0[0].record($0.machine)[1] }
    table.add("Mirror.displayStyle") { try $0[0].record($0.machine)[2] }
    table.add("Mirror.superclassMirror") { try $0[0].record($0.machine)[3] }
    table.add("Mirror.customMirror") { $0[0] }
    table.add("Mirror.description") { call in
      let subject = try call[0].record(call.machine)[0].type(call.machine)
      return .string("Mirror for \(call.machine.runtime.shortName(of: subject))")
    }
    table.add("Mirror.descendant(_:_:)", descendant)
    registerMadeMirrors(in: &table)
    registerOwnMirrors(in: &table)
  }

  private static func registerMadeMirrors(in table: inout NativeTable) {
    func mirror(_ call: Call, _ pairs: [Value]) -> Value {
      .tuple(
        .type(call.machine.dynamicType(call[0], call.type(0))),
        .record(.of([.array(pairs)])),
        call[2],
        .nil
      )
    }
    let rest =
      "displayStyle: Mirror.DisplayStyle?, ancestorRepresentation: Mirror.AncestorRepresentation)"
    table.add("Mirror.init(_: Subject, children: C, \(rest)") { call in
      mirror(call, try call.elements(1, call.type(1)))
    }
    table.add("Mirror.init(_: Subject, unlabeledChildren: C, \(rest)") { call in
      let sequence = call.type(1)
      let element = sequence.registry.metadata(of: sequence.type.associatedType("Element"))
      let elements = try call.elements(1, sequence)
      return mirror(
        call,
        elements.map { .tuple(.nil, .existential(call.machine.erased($0, element))) }
      )
    }
    table.add("Mirror.init(_: Subject, children: KeyValuePairs<String, Any>, \(rest)") { call in
      mirror(call, try call.array(1))
    }
  }

  private static func descendant(_ call: Call) throws -> Value {
    var mirror = call[0]
    var found = Value.nil
    for step in [call[1]] + (try call.array(2)) {
      let pairs = try mirror.record(call.machine)[1].record(call.machine)[0].array(call.machine)
      var pair: Value?
      switch try step.existential(call.machine).value {
      case .int(let position) where pairs.indices.contains(position): pair = pairs[position]
      case .string(let label):
        pair = try pairs.first {
          try $0.record(call.machine)[0].isSameScalar(as: .string(label))
        }
      default: break
      }
      guard let pair else { return .nil }
      found = try pair.record(call.machine)[1]
      let box = try found.existential(call.machine)
      mirror = try Reflection(box.value, box.type, call.machine).mirror(call.machine)
    }
    return found
  }

  private static func registerOwnMirrors(in table: inout NativeTable) {
    for name in Reflection.ownMirrors {
      table.add("\(name).customMirror") { call in
        let types = call.machine.runtime.types
        let arguments = call.types.types.map(\.type)
        let own = types.metadata(of: .nominal(NominalType(types.library[name], arguments)))
        return try Reflection(call[0], own, call.machine).mirror(call.machine)
      }
    }
  }
}
