/// A condition that an operator was given.
///
/// A struct around the closure: what is generic keeps a bare closure behind a thunk, unless it takes and returns nothing but
/// generic types.
@usableFromInline
struct Predicate<Element> {
  @usableFromInline let isTrue: (Element) throws -> Bool

  @inlinable
  init(_ isTrue: @escaping (Element) throws -> Bool) { self.isTrue = isTrue }
}
