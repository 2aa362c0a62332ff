import Foundation
import ScriptMachine
import ScriptTypes

/// What a script's `JSONDecoder` was told.
struct DecodingSettings {
  private let dates: Value
  private let data: Value
  private let keys: Value
  private let floats: Value
  let userInfo: Value

  /// - Parameter decoder: The object, with its properties in the order of their declaration.
  init(_ decoder: Value, _ machine: Machine) throws {
    let part = try decoder.instance(machine)
    (dates, data, keys, floats, userInfo) = (part[0], part[1], part[2], part[3], part[4])
  }

  // In the order of the strategies' cases.
  private enum DateStrategy: Int {
    case deferred, seconds, milliseconds, iso8601, formatted, custom
  }
  private enum DataStrategy: Int { case deferred, base64, custom }
  private enum KeyStrategy: Int { case plain, snakeCase, custom }

  func date(of decoder: TreeDecoder, _ machine: Machine) throws -> Value {
    func number() throws -> Double {
      try decoder.decode(machine.runtime.libraryType("Double"), machine).double(machine)
    }
    func text() throws -> String {
      try decoder.decode(machine.runtime.libraryType("String"), machine).string(machine)
    }
    switch DateStrategy(rawValue: dates.caseNumber) {
    case .seconds: return Date(timeIntervalSince1970: try number()).scriptValue(machine)
    case .milliseconds:
      return Date(timeIntervalSince1970: try number() / 1_000).scriptValue(machine)
    case .iso8601:
      guard let date = try? Date(try text(), strategy: .iso8601) else {
        throw CodingErrors(machine).dataCorrupted(
          decoder.path,
          "Expected date string to be ISO8601-formatted."
        )
      }
      return date.scriptValue(machine)
    case .formatted:
      let formatter = try DateFormatter.make(from: dates.record(machine)[0], machine)
      guard let date = formatter.date(from: try text()) else {
        throw CodingErrors(machine).dataCorrupted(
          decoder.path,
          "Date string does not match format expected by formatter."
        )
      }
      return date.scriptValue(machine)
    case .custom: return try call(dates, decoder, machine)
    case .deferred, nil:
      return Date(timeIntervalSinceReferenceDate: try number()).scriptValue(machine)
    }
  }

  func data(of decoder: TreeDecoder, _ machine: Machine) throws -> Value {
    switch DataStrategy(rawValue: data.caseNumber) {
    case .custom: return try call(data, decoder, machine)
    case .base64:
      let text = try decoder.decode(machine.runtime.libraryType("String"), machine).string(machine)
      guard let data = Data(base64Encoded: text) else {
        throw CodingErrors(machine).dataCorrupted(
          decoder.path,
          "Encountered Data is not valid Base64."
        )
      }
      return data.scriptValue(machine)
    case .deferred, nil:
      let bytes = try decoder.elements(machine).indices.map { index in
        let element = try decoder.element(machine.runtime.libraryType("UInt8"), machine)
        decoder.position = index + 1
        return UInt8(
          truncatingIfNeeded: try element.decode(machine.runtime.libraryType("UInt8"), machine).int(
            machine
          )
        )
      }
      return Data(bytes).scriptValue(machine)
    }
  }

  private func call(_ strategy: Value, _ decoder: TreeDecoder, _ machine: Machine) throws -> Value {
    try strategy.record(machine)[0].function(machine)
      .call(machine, machine.boxed(decoder, as: "_TreeDecoder"))
  }

  func renamed(_ members: [String: JSONTree], below path: CodingPath, _ machine: Machine) throws
    -> [String: JSONTree]
  {
    switch KeyStrategy(rawValue: keys.caseNumber) {
    case .snakeCase:
      return Dictionary(members.map { ($0.key.camelCased, $0.value) }) { first, _ in first }
    case .custom:
      let function = try keys.record(machine)[0].function(machine)
      var result: [String: JSONTree] = [:]
      for (name, tree) in members {
        let key = try function.call(machine, .array(path + [.codingKey(name, machine)]))
        result[try machine.stringValue(of: key)] = tree
      }
      return result
    case .plain, nil: return members
    }
  }

  func number(ofNonConforming text: String, _ machine: Machine) throws -> Double? {
    guard case .record(let texts) = floats else { return nil }
    for (position, number) in [Double.infinity, -.infinity, .nan].enumerated()
    where try texts[position].string(machine) == text {
      return number
    }
    return nil
  }
}
