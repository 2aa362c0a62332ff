/// A sequence that promises, by its `Trait`, how many elements it sends.
///
/// Where two traits offer the same operator it is written once, here or in an extension that names what it needs.
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>

  package init(raw source: Observable<Element>) {
    self.source = source
  }
}

extension PrimitiveSequence: ObservableConvertibleType {
  public func asObservable() -> Observable<Element> { source }
}

/// Something that can be seen as a `PrimitiveSequence`.
public protocol PrimitiveSequenceType<Trait, Element> {
  /// How many elements are promised.
  associatedtype Trait
  /// What the sequence sends.
  associatedtype Element

  /// This value as a primitive sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequenceType {
  /// This sequence without its promise.
  public func asObservable() -> Observable<Element> { primitiveSequence.source }
}
