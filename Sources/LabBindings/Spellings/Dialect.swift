public import SwiftScript

/// Whose ways a script's log has: those of RxSwift 6, of RxSwift 3 and 4, or of RxSwift 2 on Swift 2.
public enum Dialect: String, Sendable, CaseIterable {
  /// `next(1)`, `isDisposed`; `toArray` makes a `Single`.
  case rx6
  /// As RxSwift 6, but `toArray` makes an observable.
  case rx4
  /// `Next(1)`, `disposed`; `throttle` is what `debounce` is, `toArray` makes an observable, first labels are left out.
  case rx2

  /// The dialect of a program: the oldest one that had a spelling which no later version has.
  ///
  /// - Parameter uses: The older spellings in it.
  public init(of uses: [SpellingUse]) {
    switch uses.map(\.spelling.versions.upperBound).min() ?? .max {
    case ...2: self = .rx2
    case ...4: self = .rx4
    default: self = .rx6
    }
  }
}
