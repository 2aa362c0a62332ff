extension InfallibleType {
  /// Passes the elements for which `predicate` returns true.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    lifted { $0.filter(predicate) }
  }

  /// Drops an element that equals the one before.
  ///
  ///     source  --a-a-b-b-a--|
  ///     result  --a---b---a--|
  public func distinctUntilChanged() -> Infallible<Element> where Element: Equatable {
    lifted { $0.distinctUntilChanged() }
  }

  /// Drops an element whose key equals that of the one before.
  public func distinctUntilChanged(
    _ keySelector: @escaping (Element) throws -> some Equatable
  ) -> Infallible<Element> {
    lifted { $0.distinctUntilChanged(keySelector) }
  }

  /// Drops an element that equals the previous one, by `comparer`.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    lifted { $0.distinctUntilChanged(comparer) }
  }

  /// Drops an element whose key equals that of the previous one, by `comparer`.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Infallible<Element> {
    lifted { $0.distinctUntilChanged(keySelector, comparer: comparer) }
  }

  /// Drops an element whose property equals that of the one before.
  public func distinctUntilChanged(
    at keyPath: KeyPath<Element, some Equatable>
  ) -> Infallible<Element> {
    lifted { $0.distinctUntilChanged(at: keyPath) }
  }

  /// Passes the first `count` elements, and completes with the last of them.
  public func take(_ count: Int) -> Infallible<Element> {
    lifted { $0.take(count) }
  }

  /// Passes the elements of the source until `other` sends an element, then completes.
  public func take(until other: some InfallibleType) -> Infallible<Element> {
    lifted { $0.take(until: other.asObservable()) }
  }

  /// Passes the elements of the source until `other` sends an element, then completes.
  public func take(until other: some ObservableType) -> Infallible<Element> {
    lifted { $0.take(until: other) }
  }

  /// Passes elements until `predicate` returns true for one, then completes.
  ///
  /// - Parameters:
  ///   - predicate: Called with each element.
  ///   - behavior: Whether that element is passed.
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    lifted { $0.take(until: predicate, behavior: behavior) }
  }

  /// Passes elements while `predicate` returns true, then completes.
  ///
  /// - Parameters:
  ///   - predicate: Called with each element.
  ///   - behavior: Whether the first element for which it returns false is passed.
  public func take(
    while predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    lifted { $0.take(while: predicate, behavior: behavior) }
  }

  /// Drops elements while `predicate` returns true.
  public func skip(
    while predicate: @escaping (Element) throws -> Bool
  ) -> Infallible<Element> {
    lifted { $0.skip(while: predicate) }
  }

  /// Drops the elements of the source until `other` sends an element.
  public func skip(until other: some ObservableType) -> Infallible<Element> {
    lifted { $0.skip(until: other) }
  }
}
