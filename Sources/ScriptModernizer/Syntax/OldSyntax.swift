/// What Swift 2 wrote in a way that is no Swift today.
enum OldSyntax {
  /// Those first that let others be seen.
  static let rules: [Repairing.Rule] = [
    OldWords.repair, OldLoops.repair, OldFunctionTypes.repair, CurriedFunctions.repair,
    OldParameters.repair, OldConditions.repair, OldConstraints.repair, OldOperators.repair,
    OldCounting.repair, OldDynamicTypes.repair, OldTypeArguments.repair, OldModules.repair,
  ]
}
