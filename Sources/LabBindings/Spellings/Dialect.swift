public import SwiftScript

/// Whose ways a script's log has: those of RxSwift 6, or those of RxSwift 2 on Swift 2.
public enum Dialect: String, Sendable, CaseIterable {
  /// `next(1)`, `isDisposed`; `toArray` makes a `Single`.
  case rx6
  /// `Next(1)`, `disposed`; `throttle` is what `debounce` is, `toArray` makes an observable, first labels are left out.
  case rx2

  /// The dialect of a program: that of RxSwift 2 if it uses a spelling that no later version had.
  ///
  /// - Parameter uses: The older spellings in it.
  public init(of uses: [SpellingUse]) {
    self = uses.contains { $0.spelling.versions.upperBound <= 2 } ? .rx2 : .rx6
  }
}
