import Foundation
import ScriptMachine
import ScriptTypes

/// What a script's `JSONEncoder` was told.
struct EncodingSettings {
  private let dates: Value
  private let data: Value
  private let keys: Value
  private let floats: Value
  let formatting: JSONEncoder.OutputFormatting
  let userInfo: Value

  /// - Parameter encoder: The object, with its properties in the order of their declaration.
  init(_ encoder: Value, _ machine: Machine) throws {
    let part = try encoder.instance(machine)
    formatting = try .make(from: part[0], machine)
    (dates, data, keys, floats, userInfo) = (part[1], part[2], part[3], part[4], part[5])
  }

  // In the order of the strategies' cases.
  private enum DateStrategy: Int { case deferred, seconds, milliseconds, iso8601, formatted, custom }
  private enum DataStrategy: Int { case deferred, base64, custom }
  private enum KeyStrategy: Int { case plain, snakeCase, custom }

  /// - Returns: Whether the strategy says how; otherwise the date encodes itself.
  func encode(date value: Value, with encoder: TreeEncoder, _ machine: Machine) throws -> Bool {
    let date = try Date.make(from: value, machine)
    switch DateStrategy(rawValue: dates.caseNumber) {
    case .seconds: encoder.write(.double(date.timeIntervalSince1970))
    case .milliseconds: encoder.write(.double(date.timeIntervalSince1970 * 1_000))
    case .iso8601: encoder.write(.string(date.ISO8601Format()))
    case .formatted:
      let formatter = try DateFormatter.make(from: dates.record(machine)[0], machine)
      encoder.write(.string(formatter.string(from: date)))
    case .custom: try call(dates, value, encoder, machine)
    case .deferred, nil: return false
    }
    return true
  }

  func encode(data value: Value, with encoder: TreeEncoder, _ machine: Machine) throws -> Bool {
    switch DataStrategy(rawValue: data.caseNumber) {
    case .base64:
      encoder.write(.string(try Data.make(from: value, machine).base64EncodedString()))
    case .custom: try call(data, value, encoder, machine)
    case .deferred, nil: return false
    }
    return true
  }

  private func call(_ strategy: Value, _ value: Value, _ encoder: TreeEncoder, _ machine: Machine)
    throws
  {
    let function = try strategy.record(machine)[0].function(machine)
    _ = try function.call(machine, value, machine.boxed(encoder, as: "_TreeEncoder"))
  }

  func name(of key: Value, below path: CodingPath, _ machine: Machine) throws -> String {
    switch KeyStrategy(rawValue: keys.caseNumber) {
    case .snakeCase: try machine.stringValue(of: key).snakeCased
    case .custom:
      try machine.stringValue(
        of: keys.record(machine)[0].function(machine).call(machine, .array(path + [key]))
      )
    case .plain, nil: try machine.stringValue(of: key)
    }
  }

  func text(ofNonConforming number: Double, _ machine: Machine) throws -> String? {
    guard case .record(let texts) = floats else { return nil }
    return try texts[number.isNaN ? 2 : number < 0 ? 1 : 0].string(machine)
  }
}

extension String {
  /// `fileURLPath` as `file_url_path`: a word begins where a small letter is before a capital, or after several of them.
  var snakeCased: String {
    let letters = Array(self)
    var result = ""
    for (position, letter) in letters.enumerated() {
      let isWordStart =
        position > 0 && letter.isUppercase
        && (!letters[position - 1].isUppercase
          || position + 1 < letters.count && letters[position + 1].isLowercase)
        && letters[position - 1] != "_"
      result += (isWordStart ? "_" : "") + letter.lowercased()
    }
    return result
  }

  /// `file_path` as `filePath`; underscores at the ends stay.
  var camelCased: String {
    let start = prefix { $0 == "_" }
    let rest = dropFirst(start.count)
    let end = String(rest.reversed().prefix { $0 == "_" })
    let words = rest.dropLast(end.count).split(separator: "_")
    guard words.count > 1 else { return self }
    let joined = words[0].lowercased() + words.dropFirst().map { $0.capitalized }.joined()
    return start + joined + end
  }
}
