/// What one place that calls a method by name has found out about the type it met last.
///
/// The same type is met nearly always, so the look-up, the labels and the choice of an overload happen once.
final class MethodSite {
  private let name: String
  private let shapes: [ArgumentShape]
  @exclusivity(unchecked) private var type: TypeObject?
  @exclusivity(unchecked) private var generation = -1
  @exclusivity(unchecked) private(set) var methods: [Callable] = []
  /// Whether a method of this name changes what it is called on.
  @exclusivity(unchecked) private(set) var isMutating = false
  /// The only method, if it is the script's and takes the arguments just as they stand.
  @exclusivity(unchecked) private(set) var direct: FunctionCode?
  /// The only method, if it is the host's and takes the arguments just as they stand, and its parameters' types.
  @exclusivity(unchecked) private(set) var native: ((Call) throws -> Value)?
  @exclusivity(unchecked) private(set) var types: [TypeRef] = []
  /// Where the only method's parameters come from.
  @exclusivity(unchecked) private(set) var sources: [ArgumentSource]?

  init(_ name: String, _ arguments: [ArgumentCode]) {
    self.name = name
    shapes = arguments.map {
      ArgumentShape(label: $0.label, isTrailingClosure: $0.isTrailingClosure)
    }
  }

  /// Looks the name up in the value's type, unless it is the type of the last time.
  @inline(__always)
  func look(at value: Value, _ machine: Machine) {
    let current = machine.world.generation
    if generation == current, let type, machine.library.isPlainly(value, type) { return }
    learn(machine.library.type(of: value), current)
  }

  /// The only method of a class that was met before, as `direct`.
  @inline(__always)
  func direct(in found: TypeObject, _ machine: Machine) -> FunctionCode? {
    found === type && generation == machine.world.generation ? direct : nil
  }

  private func learn(_ found: TypeObject, _ generation: Int) {
    type = found
    self.generation = generation
    methods = found.methods(named: name)
    isMutating = methods.contains(where: \.isMutating)
    direct = nil
    sources = nil
    native = nil
    guard methods.count == 1, let sources = methods[0].signature.match(shapes) else { return }
    self.sources = sources
    let inOrder = sources.enumerated().allSatisfy { position, source in
      if case .argument(position) = source { true } else { false }
    }
    guard inOrder, methods[0].signature.isSimple, methods[0].generic == nil else { return }
    switch methods[0].body {
    case .script(let code): direct = code
    case .native(let body):
      native = body
      types = methods[0].signature.parameters.map(\.type)
    }
  }
}

extension TypeObject {
  /// The overloads with this name that are methods.
  func methods(named name: String) -> [Callable] {
    members(named: name).compactMap { if case .method(let method) = $0 { method } else { nil } }
  }
}
