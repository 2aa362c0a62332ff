import SwiftScript

extension LabContext {
  /// An element of which only a name is written, as `.done`, as one of the kind that its stream holds already.
  func settled(_ element: Value, like held: Value) throws -> Value {
    guard case .implicitMember = element else { return element }
    guard case .optional(let box) = held else { return try resolved(element, like: held) }
    guard let box else { return element }
    return .some(try resolved(element, like: box.value))
  }

  private func resolved(_ element: Value, like held: Value) throws -> Value {
    if case .implicitMember = held { return element }
    return try element.resolved(as: library.type(of: held))
  }
}
