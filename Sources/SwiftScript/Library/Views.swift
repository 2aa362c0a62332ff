/// What shows another sequence differently, as `reversed()`, `zip` and `stride` give.
struct ScriptView: Sequence {
  let elements: [Value]
  /// The stored properties, as they print.
  let fields: [(label: String, value: Value)]
  /// What the view is generic over.
  let arguments: (Library) -> [TypeRef]

  func makeIterator() -> IndexingIterator<[Value]> { elements.makeIterator() }
}

extension Library {
  /// The types of views; all they can do is what every sequence can.
  func declareViews() {
    for name in ["ReversedCollection", "FlattenSequence", "JoinedSequence", "Repeated"] {
      declareView(name, like: "Collection")
    }
    for name in ["EnumeratedSequence", "Zip2Sequence"] { declareView(name, like: "Sequence") }
    for name in ["StrideTo", "StrideThrough"] {
      declareView(name, like: "Sequence")
      self[name].describe = { [unowned self] in
        typeRef(of: .native(NativeObject(type: self[name], payload: $0))).qualifiedName
      }
      self[name].describeForDebugging = nil
    }
    for name in Self.unitViews {
      type(name, conformingTo: ["Collection"]) { type in
        type.describe { ($0 as? ScriptView)?.fields.first?.value.description ?? "" }
      }
    }
    type("UnicodeScalarView") { type in
      type.mutating("append(_ scalar: Scalar)") { [unowned self] call, value in
        let text = value.description + call[0].description
        try call.machine.checkLength(text.utf8.count)
        value = view(
          "UnicodeScalarView",
          [("text", .string(text))],
          (value.elements ?? []) + [call[0]]
        ) { _ in [] }
        return .void
      }
    }
    for name in ["Keys", "Values"] {
      type(name, conformingTo: ["Collection"]) { type in
        func text(_ payload: Any) -> String {
          Value.array((payload as? ScriptView)?.elements ?? []).debugDescription
        }
        type.describe { text($0) }
        type.describeForDebugging { "Dictionary.\(name)(\(text($0)))" }
        type.equality { a, b in
          guard let a = a as? ScriptView, let b = b as? ScriptView else { return false }
          return Value.array(a.elements).isEqual(to: .array(b.elements)) ?? false
        }
      }
    }
  }

  /// The views that show a text's units, and print as the text does.
  static let unitViews: Set = ["UTF8View", "UTF16View", "UnicodeScalarView"]

  /// A type of views that prints as its stored properties do.
  func declareView(_ name: String, like parent: String) {
    type(name, conformingTo: [parent]) { type in
      showFields(type) { ($0 as? ScriptView)?.fields ?? [] }
      type.equality { a, b in
        guard let a = a as? ScriptView, let b = b as? ScriptView else { return false }
        return Value.array(a.elements).isEqual(to: .array(b.elements)) ?? false
      }
    }
  }

  /// Lets a host's struct print and reflect as Swift shows one without a description: by its stored properties.
  func showFields(
    _ type: TypeBuilder,
    _ fields: @escaping (Any) -> [(label: String, value: Value)]
  ) {
    let own = type.type
    func list(_ payload: Any) -> String {
      let parts = fields(payload).map { "\($0.label): \($0.value.debugDescription)" }
      return "(\(parts.joined(separator: ", ")))"
    }
    own.fields = fields
    type.describe { [unowned self, unowned own] in
      typeRef(of: .native(NativeObject(type: own, payload: $0))).fullName + list($0)
    }
    type.describeForDebugging { [unowned self, unowned own] in
      typeRef(of: .native(NativeObject(type: own, payload: $0))).qualifiedName + list($0)
    }
  }

  /// A view of one sequence.
  func view(_ type: String, of base: Value, _ elements: [Value]) -> Value {
    view(type, [("_base", base)], elements) { [$0.typeRef(of: base)] }
  }

  func view(
    _ type: String,
    _ fields: [(label: String, value: Value)],
    _ elements: [Value],
    _ arguments: @escaping (Library) -> [TypeRef]
  ) -> Value {
    let view = ScriptView(elements: elements, fields: fields, arguments: arguments)
    return .native(NativeObject(type: self[type], payload: view))
  }
}

extension NativeObject {
  /// The elements of a slice or a view.
  var heldElements: [Value]? {
    if let slice = payload as? ScriptSlice { return slice.elements }
    return (payload as? ScriptView)?.elements
  }
}
