extension ObservableType {
  /// Drops an element that equals the one delivered last.
  ///
  ///     source  --a-a-b-b-a--|
  ///     result  --a---b---a--|
  ///
  /// Only neighbours are compared, so an element can come back later. Each subscription remembers its own last element.
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
    lift { downstream in
      let last = Cell<Element?>(nil)
      return { element in
        if last.value == element { return }
        last.value = element
        downstream.next(element)
      }
    }
  }

  /// Drops an element whose key equals that of the one delivered last.
  ///
  /// - Parameter keySelector: An error thrown here ends the sequence.
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// Drops an element that `comparer` finds equal to the one delivered last.
  ///
  /// - Parameter comparer: Compares the last delivered element with the new one. An error thrown here ends the sequence.
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops an element whose key `comparer` finds equal to that of the one delivered last.
  ///
  /// - Parameters:
  ///   - keySelector: An error thrown here ends the sequence.
  ///   - comparer: Compares the last delivered element's key with the new one's. An error thrown here ends the sequence.
  @inlinable
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    lift { downstream in
      let last = Cell<Key?>(nil)
      return { element in
        let key = try keySelector(element)
        if let last = last.value, try comparer(last, key) { return }
        last.value = key
        downstream.next(element)
      }
    }
  }

  /// Drops an element whose property equals that of the one delivered last.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged({ $0[keyPath: keyPath] }, comparer: { $0 == $1 })
  }
}
