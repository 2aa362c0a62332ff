import Foundation
import ScriptSource
package import Stage

/// A run's records, read from the JSON lines that `rxlab run --format json` printed.
package struct JSONLog: Sendable {
  /// The records, in the order of the lines.
  package let records: [LogRecord]
  /// The clock that gave the records their dates.
  package let clock: LogClock

  /// Why a text is not a log of JSON lines.
  package struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
    /// The line, from 1.
    package let line: Int
    /// A sentence without its full stop.
    package let description: String

    package init(line: Int, description: String) {
      (self.line, self.description) = (line, description)
    }
  }

  /// Whether a text begins like a log of JSON lines.
  package static func matches(_ text: String) -> Bool {
    let first = text.drop { $0.isWhitespace }.prefix { !$0.isNewline }
    return first.hasPrefix("{") && first.contains("\"seq\":")
  }

  /// Reads JSON lines of version 2 or 3.
  ///
  /// Records of unknown kinds are left out.
  ///
  /// - Throws: ``Problem`` for a line that is not a record.
  package init(_ text: String) throws {
    let decoder = JSONDecoder()
    var older = Version2Reader()
    var records: [LogRecord] = []
    var clock: LogClock?
    let lines = text.lines
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      do {
        let line = try Self.line(line, decoder)
        let record = line.v == 2 ? older.record(of: line) : try line.record
        if let record { records.append(record) }
        clock = clock ?? LogClock(showing: line.date, at: line.time.time)
      } catch {
        // A whole log ends with a line break.
        let isCut = index == lines.count - 1 && line.hasPrefix("{") && error == .noRecord
        throw Problem(line: index + 1, description: isCut ? Self.cut : error.description)
      }
    }
    self.records = records
    self.clock = clock ?? LogClock()
  }

  private static let cut = "the log ends in the middle of this record"

  private struct Version: Decodable {
    let v: Int
  }

  private static func line(
    _ text: Substring,
    _ decoder: JSONDecoder
  ) throws(RecordProblem) -> RecordLine {
    let data = Data(text.utf8)
    let line = Result { try decoder.decode(RecordLine.self, from: data) }
    // A line of another version may have other fields.
    guard let version = (try? line.get())?.v ?? (try? decoder.decode(Version.self, from: data))?.v
    else { throw .noRecord }
    guard (2...JSONRenderer.version).contains(version) else { throw .unknownVersion(version) }
    switch line {
    case .success(let line): return line
    case .failure(DecodingError.keyNotFound(let key, _)): throw .missingField(key.stringValue)
    case .failure(DecodingError.typeMismatch(_, let context)),
      .failure(DecodingError.valueNotFound(_, let context)),
      .failure(DecodingError.dataCorrupted(let context)):
      throw .wrongValue(context.codingPath.map(\.stringValue).joined(separator: "."))
    case .failure: throw .noRecord
    }
  }
}

/// Why a line is not a record.
enum RecordProblem: Error, Equatable {
  case noRecord
  case unknownVersion(Int)
  case missingField(String)
  case wrongValue(String)

  var description: String {
    switch self {
    case .noRecord: "this line is not a record of `rxlab run --format json`"
    case .unknownVersion(let version):
      "this record has version \(version); rxlab reads versions 2 to \(JSONRenderer.version)"
    case .missingField(let name): "this record has no `\(name)`"
    case .wrongValue(let name): "the `\(name)` of this record has a value of the wrong type"
    }
  }
}
