extension ObservableType {
  /// Drops an element that equals the last delivered element.
  ///
  ///     source  --a-a-b-b-a--|
  ///     result  --a---b---a--|
  ///
  /// Only neighbours are compared, so an element can occur again later. Each subscription has its own last element.
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
    lift(keeping: Element?.none) { sink in
      { element in
        if sink.state == element { return }
        sink.state = element
        sink.downstream.next(element)
      }
    }
  }

  /// Drops an element whose key equals that of the last delivered element.
  ///
  /// - Parameter keySelector: An error that it throws ends the result.
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// Drops an element that equals the last delivered element, by `comparer`.
  ///
  /// - Parameter comparer: Compares the last delivered element with the new one. An error that it throws ends the result.
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops an element whose key equals that of the last delivered element, by `comparer`.
  ///
  /// - Parameters:
  ///   - keySelector: An error that it throws ends the result.
  ///   - comparer: Compares the last delivered element's key with the new one's. An error that it throws ends the result.
  @inlinable
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    lift(with: KeyComparison(keySelector, comparer), keeping: Key?.none) { sink in
      { element in
        sink.attempt {
          let key = try sink.parameters.key(element)
          if let last = sink.state, try sink.parameters.isSame(last, key) { return }
          sink.state = key
          sink.downstream.next(element)
        }
      }
    }
  }

  /// Drops an element whose property equals that of the last delivered element.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged({ $0[keyPath: keyPath] }, comparer: { $0 == $1 })
  }
}

/// How `distinctUntilChanged` compares; a struct for the reason given at `Predicate`.
@usableFromInline
struct KeyComparison<Element, Key> {
  @usableFromInline let key: (Element) throws -> Key
  @usableFromInline let isSame: (Key, Key) throws -> Bool

  @inlinable
  init(
    _ key: @escaping (Element) throws -> Key,
    _ isSame: @escaping (Key, Key) throws -> Bool
  ) {
    self.key = key
    self.isSame = isSame
  }
}
