import Foundation
import Stage
import SwiftScript

extension LabContext {
  /// `Date`: the stage's clock.
  func declareDates() {
    library.type("Date") { type in
      type.describe { "\($0)" }
      type.equality { ($0 as? Date) == ($1 as? Date) }
      type.initializer("()") { [self] _ in value("Date", readDate) }
      type.initializer("(timeIntervalSince1970 seconds: Double)") { [self] in
        try date($0[0], after: Date(timeIntervalSince1970: 0), $0)
      }
      type.initializer("(timeIntervalSinceNow seconds: Double)") { [self] in
        try date($0[0], after: readDate, $0)
      }
      type.initializer("(timeIntervalSinceReferenceDate seconds: Double)") { [self] in
        try date($0[0], after: Date(timeIntervalSinceReferenceDate: 0), $0)
      }
      for name in ["distantPast", "distantFuture", "now"] {
        type.staticProperty("\(name): Date") { [self] in
          value(
            "Date",
            name == "now" ? readDate : name == "distantPast" ? .distantPast : .distantFuture
          )
        }
      }
      type.property("timeIntervalSinceReferenceDate: Double") {
        .double($0.date.timeIntervalSinceReferenceDate)
      }
      type.method("compare(_ other: Date) -> Any") { [self] in
        library.comparison($0.receiver.date.compare($0[0].date))
      }
      type.property("timeIntervalSince1970: Double") { .double($0.date.timeIntervalSince1970) }
      type.property("timeIntervalSinceNow: Double") { [self] in
        .double($0.date.timeIntervalSince(readDate))
      }
      type.method("timeIntervalSince(_ other: Date) -> Double") {
        .double($0.receiver.date.timeIntervalSince($0[0].date))
      }
      type.method("addingTimeInterval(_ seconds: Double) -> Date") { [self] in
        try date($0[0], after: $0.receiver.date, $0)
      }
    }
    library.operator("-(lhs: Date, rhs: Double) -> Date") { [self] in
      try date(.double(-($0[1].number ?? 0)), after: $0[0].date, $0)
    }
    library.operator("+(lhs: Date, rhs: Double) -> Date") { [self] in
      try date($0[1], after: $0[0].date, $0)
    }
    library.operator("<(lhs: Date, rhs: Date) -> Bool") { .bool($0[0].date < $0[1].date) }
    for name in [">", "<=", ">="] {
      library.operator("\(name)(lhs: Date, rhs: Date) -> Bool") {
        let (left, right) = ($0[0].date, $0[1].date)
        return .bool(name == ">" ? left > right : name == "<=" ? left <= right : left >= right)
      }
    }
    library.alias("TimeInterval", of: library["Double"])
    declareErrors()
  }

  /// The date so many seconds after another one; Foundation stops the program for one that is no number.
  private func date(_ seconds: Value, after start: Date, _ call: Call) throws -> Value {
    let date = start.addingTimeInterval(seconds.number ?? 0)
    guard !date.timeIntervalSinceReferenceDate.isNaN else {
      throw call.trap("a date can't be `nan` seconds from another one")
    }
    return value("Date", date)
  }

  private func declareErrors() {
    library.type("NSError", kind: .class, conformingTo: ["Error"]) { type in
      type.describe { payload in
        "\(payload)"
      }
      type.bridge { [self] in asError($0) }
      type.initializer("(domain: String, code: Int, userInfo: Any? = nil)") { [self] in
        value(
          "NSError",
          ErrorModel(
            domain: $0[0].description,
            code: try $0.int(1),
            details: ($0[2].wrapped ?? $0[2]).pairs
          )
        )
      }
      type.property("userInfo: Any") { error in
        let entries = DictionaryBox()
        for (key, value) in error.payload(ErrorModel.self)?.details ?? [] { entries[key] = value }
        return .dictionary(entries)
      }
      type.property("domain: String") { .string($0.payload(NSError.self)?.domain ?? "") }
      type.property("code: Int") { .int($0.payload(NSError.self)?.code ?? 0) }
      type.property("localizedDescription: String") {
        .string($0.payload(NSError.self)?.localizedDescription ?? "")
      }
    }
  }
}

extension Call {
  /// The date passed for the parameter at this position.
  ///
  /// - Throws: A trap for anything else; the machine's own date is nothing that a script may see.
  func date(_ position: Int) throws -> Date {
    let value = try self[position].resolved(as: lab.library["Date"])
    guard let date: Date = value.payload() else { throw trap("a `Date` is expected here") }
    return date
  }
}

extension Value {
  fileprivate var date: Date { payload() ?? Date(timeIntervalSince1970: 0) }
}
