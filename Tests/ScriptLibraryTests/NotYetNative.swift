/// Declarations of the modules `Swift`, `Foundation` and `Glibc` that have no code in the library; both lists only shrink.
enum NotYetNative {
  /// What patterns ask for: Swift's own `Regex` is still to be wrapped.
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

  /// What whoever has a stage adds.
  static let ofTheStage = [
    "RunLoop.shared",
    "RunningThread.description(number: Int, name: String?)",
    "RunningThread.detach(name: String?, _: () -> ())",
    "RunningThread.isMain",
    "RunningThread.local(_: String)",
    "RunningThread.name",
    "RunningThread.name=",
    "RunningThread.number",
    "RunningThread.runLoop(for: Double)",
    "RunningThread.setLocal(_: String, _: AnyObject?)",
    "Selector.perform(on: AnyObject, _: Any)",
    "StageLock.init(isRecursive: Bool)",
    "StageLock.lock(until: DispatchTime)",
    "StageLock.tryLock()",
    "StageLock.unlock()",
    "Thread.sleep(forTimeInterval: Double)",
    "objectIdentity(_: Any?)",
  ]
}
