extension TypeRef {
  /// Calls `body` with each part of a declared type and the part of a value's type that stands in its place.
  ///
  /// A value that is no optional stands where one is declared. What two named types have alike is the caller's to find out.
  func forEachPart(beside other: TypeRef, _ body: (TypeRef, TypeRef) -> Void) {
    switch (self, other.settled) {
    case (.optional(let inner), .optional(let found)): body(inner, found)
    case (.optional(let inner), _): body(inner, other)
    case (.array(let inner), .array(let found)): body(inner, found)
    case (.dictionary(let key, let value), .dictionary(let foundKey, let foundValue)):
      body(key, foundKey)
      body(value, foundValue)
    case (.tuple(let elements), .tuple(let found)) where elements.count == found.count:
      for (element, other) in zip(elements, found) { body(element.type, other.type) }
    case (.function(let parameters, let result), .function(let others, let other)):
      for (parameter, other) in zip(parameters, others) { body(parameter, other) }
      body(result, other)
    default: break
    }
  }
}
