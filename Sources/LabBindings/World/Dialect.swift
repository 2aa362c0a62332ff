/// Whose ways a script's log has: those of RxSwift 6, of RxSwift 3 and 4, or of RxSwift 2 on Swift 2.
package enum Dialect: String, Sendable, CaseIterable {
  /// `next(1)`, `isDisposed`; `toArray` makes a `Single`.
  case rx6
  /// As RxSwift 6, but `toArray` makes an observable.
  case rx4
  /// `Next(1)`, `disposed`; `throttle` is what `debounce` is, `toArray` makes an observable, first labels are left out.
  case rx2

  /// The ways of a program that is of a version.
  package init(version: Int) {
    switch version {
    case ...2: self = .rx2
    case ...4: self = .rx4
    default: self = .rx6
    }
  }

  /// The last version that had these ways.
  var version: Int {
    switch self {
    case .rx6: 6
    case .rx4: 4
    case .rx2: 2
    }
  }
}
