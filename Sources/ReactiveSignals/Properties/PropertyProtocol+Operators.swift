extension PropertyProtocol {
  /// A property of what an operator makes of this property's values.
  @inlinable
  func lift<U>(
    _ recursion: ObserverTable.Recursion = .nested,
    _ transform: (SignalProducer<Value, Never>) -> SignalProducer<U, Never>
  ) -> Property<U> {
    Property(following: transform(producer), recursion)
  }

  /// Transforms the value.
  @inlinable
  public func map<U>(_ transform: @escaping (Value) -> U) -> Property<U> {
    lift { $0.map(transform) }
  }

  /// Replaces each value by the same one.
  @inlinable
  public func map<U>(value: U) -> Property<U> { lift { $0.map(value: value) } }

  /// Replaces the value by what a key path reads from it.
  @inlinable
  public func map<U>(_ keyPath: KeyPath<Value, U>) -> Property<U> { lift { $0.map(keyPath) } }

  /// Follows the values that fulfil a condition.
  ///
  /// - Parameter initial: The value until one fulfils the condition.
  public func filter(
    initial: Value,
    _ predicate: @escaping (Value) -> Bool
  ) -> Property<Value> {
    Property(initial: initial, then: producer.filter(predicate))
  }

  /// The value with the one before.
  ///
  /// - Parameter initial: What the first value is combined with.
  public func combinePrevious(_ initial: Value) -> Property<(Value, Value)> {
    lift { $0.combinePrevious(initial) }
  }

  /// Drops a value that is equivalent to the one before.
  public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> Property<Value> {
    lift { $0.skipRepeats(isEquivalent) }
  }

  /// Drops a value whose identity it had before.
  public func uniqueValues<Identity: Hashable>(
    _ transform: @escaping (Value) -> Identity
  ) -> Property<Value> {
    lift { $0.uniqueValues(transform) }
  }

  /// Follows the properties that a closure makes of the values, as a strategy says.
  public func flatMap<P: PropertyProtocol>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> P
  ) -> Property<P.Value> {
    lift(.forbidden) { $0.flatMap(strategy) { transform($0).producer } }
  }

  /// Combines the value with that of another property.
  public func combineLatest<P: PropertyProtocol>(with other: P) -> Property<(Value, P.Value)> {
    lift(.forbidden) { SignalProducer.combineLatest($0, other.producer) }
  }

  /// Combines the values of this property and another one in pairs.
  public func zip<P: PropertyProtocol>(with other: P) -> Property<(Value, P.Value)> {
    lift(.forbidden) { SignalProducer.zip($0, other.producer) }
  }
}

extension PropertyProtocol where Value: Equatable {
  /// Drops a value that equals the one before.
  public func skipRepeats() -> Property<Value> { lift { $0.skipRepeats() } }
}

extension PropertyProtocol where Value: Hashable {
  /// Drops a value that it had before.
  public func uniqueValues() -> Property<Value> { lift { $0.uniqueValues() } }
}

extension PropertyProtocol where Value: PropertyProtocol {
  /// Follows the properties that the values are, as a strategy says.
  public func flatten(_ strategy: FlattenStrategy) -> Property<Value.Value> {
    flatMap(strategy) { $0 }
  }
}

extension PropertyProtocol where Value == Bool {
  /// Inverts the value.
  public func negate() -> Property<Value> { lift { $0.negate() } }

  /// Whether this property and another one are both true.
  public func and<P: PropertyProtocol>(_ property: P) -> Property<Value> where P.Value == Bool {
    lift(.forbidden) { $0.and(property.producer) }
  }

  /// Whether this property or another one is true.
  public func or<P: PropertyProtocol>(_ property: P) -> Property<Value> where P.Value == Bool {
    lift(.forbidden) { $0.or(property.producer) }
  }

  /// Whether all properties are true.
  public static func all<P: PropertyProtocol, Properties: Collection>(
    _ properties: Properties
  ) -> Property<Value> where P.Value == Bool, Properties.Element == P {
    Property(following: SignalProducer.all(properties.map(\.producer)), .forbidden)
  }

  /// Whether all properties are true.
  public static func all<P: PropertyProtocol>(_ properties: P...) -> Property<Value>
  where P.Value == Bool {
    all(properties)
  }

  /// Whether one of the properties is true.
  public static func any<P: PropertyProtocol, Properties: Collection>(
    _ properties: Properties
  ) -> Property<Value> where P.Value == Bool, Properties.Element == P {
    Property(following: SignalProducer.any(properties.map(\.producer)), .forbidden)
  }

  /// Whether one of the properties is true.
  public static func any<P: PropertyProtocol>(_ properties: P...) -> Property<Value>
  where P.Value == Bool {
    any(properties)
  }
}
