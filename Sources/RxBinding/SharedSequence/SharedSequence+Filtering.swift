extension SharedSequenceConvertibleType {
  /// Passes the elements for which `predicate` returns true.
  public func filter(
    _ predicate: @escaping (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.filter(predicate) }
  }

  /// Drops the first `count` elements, of each connection.
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.skip(count) }
  }

  /// Drops an element whose key equals that of the last delivered element.
  public func distinctUntilChanged(
    _ keySelector: @escaping (Element) -> some Equatable
  ) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.distinctUntilChanged(keySelector, comparer: { $0 == $1 }) }
  }

  /// Drops an element that equals the last delivered element, by `comparer`.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.distinctUntilChanged({ $0 }, comparer: comparer) }
  }

  /// Drops an element whose key equals that of the last delivered element, by `comparer`.
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) -> K,
    comparer: @escaping (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.distinctUntilChanged(keySelector, comparer: comparer) }
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops an element that equals the last delivered element.
  ///
  ///     source  --a-a-b-b-a--|
  ///     result  --a---b---a--|
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    shared { $0.distinctUntilChanged() }
  }
}
