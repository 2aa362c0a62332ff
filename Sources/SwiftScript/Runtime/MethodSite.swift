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
  @exclusivity(unchecked) private var uncountedDirect: Unmanaged<FunctionCode>?
  /// What `uncountedDirect` was so far.
  private var handedOut: [FunctionCode] = []
  /// The only method, if it is the host's and takes the arguments just as they stand; the library keeps it alive.
  @exclusivity(unchecked) private(set) var native: Unmanaged<NativeMethod>?
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

  /// The only method of what is in a frame, as `direct`, if its type was met before.
  ///
  /// Not counted: the site keeps alive for its own life what it has handed out.
  @inline(__always)
  func direct(at place: UnsafeMutablePointer<Value>, _ machine: Machine)
    -> Unmanaged<FunctionCode>?
  {
    guard generation == machine.world.generation else { return nil }
    switch place.pointee {
    case .object(let instance): guard instance.type === type else { return nil }
    case .structure(let box): guard box.type === type else { return nil }
    case .enumeration(let box): guard box.type === type else { return nil }
    default: return nil
    }
    return uncountedDirect
  }

  private func learn(_ found: TypeObject, _ generation: Int) {
    type = found
    self.generation = generation
    methods = found.methods(named: name)
    isMutating = methods.contains(where: \.isMutating)
    direct = nil
    uncountedDirect = nil
    sources = nil
    native = nil
    guard methods.count == 1, let sources = methods[0].signature.match(shapes) else { return }
    self.sources = sources
    let inOrder = sources.enumerated().allSatisfy { position, source in
      if case .argument(position) = source { true } else { false }
    }
    guard inOrder, methods[0].signature.isSimple, methods[0].generic == nil else { return }
    switch methods[0].body {
    case .script(let code):
      direct = code
      if isMutating { return }
      if !handedOut.contains(where: { $0 === code }) { handedOut.append(code) }
      uncountedDirect = .passUnretained(code)
    case .native: native = methods[0].native.map { .passUnretained($0) }
    }
  }
}

extension TypeObject {
  /// The overloads with this name that are methods.
  func methods(named name: String) -> [Callable] {
    members(named: name).compactMap { if case .method(let method) = $0 { method } else { nil } }
  }
}
