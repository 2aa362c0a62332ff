/// The elements of an `ArraySlice`, which keep the indices that they have in their array.
package final class Slice {
  @exclusivity(unchecked) package var elements: ArraySlice<Value>

  package init(_ elements: ArraySlice<Value>) { self.elements = elements }
}

/// A part of a text: a `Substring`, or a view of one.
package final class TextSlice {
  @exclusivity(unchecked) package var text: Substring

  package init(_ text: Substring) { self.text = text }
}

extension Value {
  package static func slice(_ elements: ArraySlice<Value>) -> Value { .native(Slice(elements)) }
  package static func substring(_ text: Substring) -> Value { .native(TextSlice(text)) }

  /// The text of a `String`, a `Character`, a `Substring` or a view of one.
  package func text(_ machine: Machine) throws -> Substring {
    switch self {
    case .string(let text): return text[...]
    case .native(let object):
      if let slice = object as? TextSlice { return slice.text }
    default: break
    }
    throw unexpected(machine)
  }
}
