/// An observable whose `Trait` determines how many elements it sends.
///
/// An operator that several traits have is written once, here or in an extension with the requirements it needs.
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>

  @usableFromInline
  package init(raw source: Observable<Element>) {
    self.source = source
  }
}

extension PrimitiveSequence: ObservableConvertibleType {
  public func asObservable() -> Observable<Element> { source }
}

/// A type that can be converted to a `PrimitiveSequence`.
public protocol PrimitiveSequenceType<Trait, Element> {
  /// The type that determines how many elements are sent.
  associatedtype Trait
  /// What the observable sends.
  associatedtype Element

  /// This value as a `PrimitiveSequence`.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequenceType {
  /// The observable that this trait wraps.
  public func asObservable() -> Observable<Element> { primitiveSequence.source }
}

extension PrimitiveSequence: CustomStringConvertible {
  /// The name of the trait: `Single`, `Maybe` or `Completable`.
  public var description: String {
    let trait = "\(Trait.self)"
    return trait.hasSuffix("Trait") ? String(trait.dropLast("Trait".count)) : trait
  }
}
