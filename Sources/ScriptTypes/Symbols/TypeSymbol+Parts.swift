extension TypeSymbol {
  /// The properties that are stored in each value or object, without inherited ones.
  ///
  /// What overrides a property only observes it, and no extension stores anything.
  package var storedProperties: [ValueSymbol] {
    ownMembers.filter { $0.kind == .variable && $0.isStored && !$0.isStatic && !$0.isOverride }
  }

  package var enumCases: [ValueSymbol] { ownMembers.filter { $0.kind == .enumCase } }
}
