// A sequence prints as what it is to its user, not as what it is made of inside, which no program can rely on.

extension PrimitiveSequence: CustomStringConvertible {
  /// The name of the promise: `Single`, `Maybe` or `Completable`.
  public var description: String {
    let trait = "\(Trait.self)"
    return trait.hasSuffix("Trait") ? String(trait.dropLast("Trait".count)) : trait
  }
}

extension Infallible: CustomStringConvertible {
  public var description: String { "Infallible" }
}

extension AnyObserver: CustomStringConvertible {
  public var description: String { "AnyObserver" }
}

extension PublishRelay: CustomStringConvertible {
  public var description: String { "PublishRelay" }
}

extension BehaviorRelay: CustomStringConvertible {
  public var description: String { "BehaviorRelay" }
}

extension ReplayRelay: CustomStringConvertible {
  public var description: String { "ReplayRelay" }
}

extension DisposeBag: CustomStringConvertible {
  public var description: String { "DisposeBag" }
}
