/// What a script's `Mirror` shows: a value, as one of its own type or of a superclass.
struct ScriptMirror {
  let value: Value
  /// The superclass whose part of an object is shown.
  var superclass: TypeObject?
}

extension Library {
  /// `Mirror`, with which debugging code looks into values.
  func declareMirrors() {
    let style = TypeObject(name: "Mirror.DisplayStyle", kind: .enumeration)
    style.isHost = true
    for name in [
      "struct", "class", "enum", "tuple", "optional", "collection", "dictionary", "set",
    ] {
      let enumCase = EnumCase(name: name, labels: [])
      style.cases[name] = enumCase
      style.caseOrder.append(enumCase)
    }
    style.isStandard = true
    type("Mirror") { type in
      type.type.nestedTypes["DisplayStyle"] = style
      type.describe { payload in
        (payload as? ScriptMirror).map { "Mirror for \(self.type(of: $0.value).name)" } ?? "Mirror"
      }
      type.initializer("(reflecting value: Any)") { call in
        .native(NativeObject(type: type.type, payload: ScriptMirror(value: call[0])))
      }
      type.computed("children") { call in
        guard let mirror = call.receiver.payload(ScriptMirror.self) else { return .array([]) }
        return .array(
          mirror.value.parts(ownOf: mirror.superclass).map { part in
            .labelledTuple([
              ("label", .wrapping(part.label.map(Value.string))), ("value", part.value),
            ])
          }
        )
      }
      type.computed("subjectType") { call in
        guard let mirror = call.receiver.payload(ScriptMirror.self) else { return .void }
        if let superclass = mirror.superclass { return .type(superclass) }
        return .type(
          call.machine.interpreter.typeObject(
            of: call.machine.library.typeRef(of: mirror.value)
          )
        )
      }
      type.property("displayStyle: Any?") { value in
        guard let name = value.payload(ScriptMirror.self)?.value.displayStyle,
          let enumCase = style.cases[name]
        else { return .none }
        return .some(.enumeration(EnumBox(type: style, enumCase: enumCase, payload: [])))
      }
      type.property("superclassMirror: Any?") { value in
        guard let mirror = value.payload(ScriptMirror.self),
          case .object(let object) = mirror.value,
          let superclass = (mirror.superclass ?? object.type).superclass
        else { return .none }
        let above = ScriptMirror(value: mirror.value, superclass: superclass)
        return .some(.native(NativeObject(type: type.type, payload: above)))
      }
    }
  }
}

extension Value {
  /// What a value consists of, as `Mirror` shows it: an object's own properties, without its superclass's.
  fileprivate func parts(ownOf ancestor: TypeObject?) -> [(label: String?, value: Value)] {
    switch self {
    case .structure(let box):
      return zip(box.type.storedProperties, box.fields).map { ($0.name, $1.shown) }
    case .object(let instance):
      let type = ancestor ?? instance.type
      let inherited = type.superclass?.storedProperties.count ?? 0
      return zip(type.storedProperties, instance.fields).dropFirst(inherited)
        .map { ($0.name, $1.shown) }
    case .enumeration(let box):
      guard let first = box.payload.first else { return [] }
      let isPlain = box.payload.count == 1 && box.enumCase.labels.first == .some(nil)
      return [
        (
          box.enumCase.name,
          isPlain ? first : .tuple(TupleBox(labels: box.enumCase.labels, elements: box.payload))
        )
      ]
    case .tuple(let tuple):
      return zip(tuple.labels, tuple.elements).enumerated().map { position, part in
        (part.0 ?? ".\(position)", part.1)
      }
    case .optional(let box): return box.map { [("some", $0.value)] } ?? []
    case .array, .dictionary: return (elements ?? []).map { (nil, $0) }
    case .native(let object) where object.payload is ScriptSlice:
      return slice.elements.map { (nil, $0) }
    case .native(let object):
      return object.type.fields?(object.payload).map { ($0.label, $0.value) } ?? []
    default: return []
    }
  }

  /// The value of a property that is weak or not there yet.
  private var shown: Value {
    switch self {
    case .weak(let reference): reference.value
    case .uninitialized: .none
    default: self
    }
  }

  /// The case of `Mirror.DisplayStyle` for the value.
  fileprivate var displayStyle: String? {
    switch self {
    case .structure: "struct"
    case .object: "class"
    case .enumeration: "enum"
    case .tuple: "tuple"
    case .optional: "optional"
    case .array: "collection"
    case .dictionary(let box): box.isSet ? "set" : "dictionary"
    default: nil
    }
  }
}
