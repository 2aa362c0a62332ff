/// Declarations that have no code; the list only shrinks.
enum NotYetNative {
  /// `Regex` is still to be wrapped.
  static let list = [
    "AnyRegexOutput.Element.range",
    "AnyRegexOutput.Element.substring",
    "AnyRegexOutput.endIndex",
    "AnyRegexOutput.startIndex",
    "AnyRegexOutput.subscript(_: Int)",
    "BidirectionalCollection.contains(_: R)",
    "BidirectionalCollection.firstMatch(of: R)",
    "BidirectionalCollection.firstRange(of: R)",
    "BidirectionalCollection.matches(of: R)",
    "BidirectionalCollection.prefixMatch(of: R)",
    "BidirectionalCollection.ranges(of: R)",
    "BidirectionalCollection.split(separator: R, maxSplits: Int, omittingEmptySubsequences: Bool)",
    "BidirectionalCollection.starts(with: R)",
    "BidirectionalCollection.trimmingPrefix(_: R)",
    "BidirectionalCollection.wholeMatch(of: R)",
    "RangeReplaceableCollection.replace(_: R, with: Replacement, maxReplacements: Int)",
    "RangeReplaceableCollection.replacing(_: R, maxReplacements: Int, with: (Regex<R.RegexOutput>.Match) throws -> Replacement)",
    "RangeReplaceableCollection.replacing(_: R, with: Replacement, maxReplacements: Int)",
    "Regex.Match.output",
    "Regex.Match.range",
    "Regex.Match.subscript(dynamicMember: KeyPath<Output, T>)",
    "Regex.firstMatch(in: String)",
    "Regex.ignoresCase(_: Bool)",
    "Regex.init(_: String)",
    "Regex.prefixMatch(in: String)",
    "Regex.wholeMatch(in: String)",
  ]
}
