import Foundation

/// Which session the calling code belongs to.
enum CurrentSession {
  @TaskLocal private static var entered: ScreenSession?

  /// The session of a program that makes none.
  private static let shared = ScreenSession(isOnMain: { Thread.isMainThread })

  static var session: ScreenSession { entered ?? ScreenSession.lookup?() ?? shared }

  static func run<Result>(_ session: ScreenSession, _ body: () throws -> Result) rethrows -> Result
  {
    try $entered.withValue(session) { try body() }
  }
}
