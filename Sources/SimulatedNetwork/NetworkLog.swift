import Foundation

/// What the simulated network tells of itself.
public enum NetworkLog {
  /// Receives each line, as `net: 2 GET /search?q=r`; prints it unless replaced.
  nonisolated(unsafe) public static var write: (String) -> Void = { print($0) }

  /// The time by which a request's duration is measured.
  static var now: Date { Date() }

  static func request(_ number: Int, _ text: String, _ then: () -> Void) {
    write("net: \(number) \(text)")
    then()
  }

  static func response(_ number: Int, _ text: String, _ then: () -> Void) {
    write("net: \(number) \(text)")
    then()
  }

  static func note(_ text: String) { write("note: \(text)") }
}
