/// What one place that reads a property by name has found out about the type it met last.
final class PropertySite {
  private let name: String
  @exclusivity(unchecked) private var type: TypeObject?
  @exclusivity(unchecked) private var generation = -1
  @exclusivity(unchecked) private var index: Int?

  init(_ name: String) { self.name = name }

  /// The property's value if it is stored and there; `nil` leaves it to `Machine.member`.
  func field(of value: Value, _ machine: Machine) -> Value? {
    let field: Value
    switch value {
    case .object(let instance):
      guard let index = index(in: instance.type, machine) else { return nil }
      field = instance.fields[index]
    case .structure(let box):
      guard let index = index(in: box.type, machine) else { return nil }
      field = box.fields[index]
    default: return nil
    }
    return field.isIndirect ? nil : field
  }

  /// The same for a value in a frame, which isn't copied.
  @inline(__always)
  func field(at place: UnsafeMutablePointer<Value>, _ machine: Machine) -> Value? {
    guard generation == machine.world.generation, let index else {
      return field(of: place.pointee, machine)
    }
    let found: Value
    switch place.pointee {
    case .object(let instance) where instance.type === type: found = instance.fields[index]
    case .structure(let box) where box.type === type: found = box.fields[index]
    default: return field(of: place.pointee, machine)
    }
    return found.isIndirect ? nil : found
  }

  @inline(__always)
  private func index(in found: TypeObject, _ machine: Machine) -> Int? {
    let generation = machine.world.generation
    if found !== type || generation != self.generation {
      type = found
      self.generation = generation
      index = if case .stored(let index)? = found.members(named: name).first { index } else { nil }
    }
    return index
  }
}
