/// A method of the host's, and what is known of its parameters.
final class NativeMethod {
  private let body: (Call) throws -> Value
  private let types: [TypeRef]
  /// The types whose values need no conversion.
  private let plain: [ObjectIdentifier?]
  /// Other types whose values were found to need none, the last one a parameter.
  @exclusivity(unchecked) private var accepted: [ObjectIdentifier?]

  init(_ body: @escaping (Call) throws -> Value, _ types: [TypeRef]) {
    self.body = body
    self.types = types
    plain = types.map { $0.plain.map(ObjectIdentifier.init) }
    accepted = plain
  }

  /// Calls it with the arguments that lie on the stack from `frame` on, one a parameter.
  @inline(__always)
  func call(on receiver: Value, _ frame: UnsafeMutablePointer<Value>, _ machine: Machine) throws
    -> Value
  {
    for position in plain.indices {
      let place = frame + position
      if let plain = plain[position], machine.library.isPlainly(place.pointee, plain) { continue }
      if let accepted = accepted[position], machine.library.isPlainly(place.pointee, accepted) {
        continue
      }
      place.pointee = try coerce(place.pointee, at: position, machine)
    }
    let values = machine.popping(to: frame)
    if values.count > 1 { machine.shapeResults(values, types) }
    return try machine.run(body, on: receiver, values)
  }

  private func coerce(_ value: Value, at position: Int, _ machine: Machine) throws -> Value {
    let type = types[position]
    if type.isAny { return value }
    let own = machine.library.type(of: value)
    // The library's own types are there as long as this method is.
    if own.isHost, let wanted = type.plain, own.isSubtype(of: wanted) {
      accepted[position] = ObjectIdentifier(own)
    }
    return try machine.coerce(value, to: type)
  }
}
