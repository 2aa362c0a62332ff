import Foundation

/// The time by which the duration of a request is measured.
enum RequestClock {
  static var now: Date { Date() }
}
