import Foundation
import LabBindings
package import Stage

/// A run's records, read back from the JSON lines that `rxlab run --format json` wrote.
package struct JSONLog: Sendable {
  /// The records, in the order of the lines.
  package let records: [LogRecord]

  /// Why a text is not a log of JSON lines.
  package struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  /// Whether a text is meant as a log of JSON lines.
  package static func isOne(_ text: String) -> Bool {
    let first = text.drop { $0.isWhitespace }.prefix { !$0.isNewline }
    return first.hasPrefix("{") && first.contains("\"seq\":")
  }

  /// Reads JSON lines of version 2 or 3.
  ///
  /// Lines of kinds that it does not know are left out.
  ///
  /// - Throws: ``Problem`` for a line that is no record.
  package init(_ text: String) throws {
    let decoder = JSONDecoder()
    var older = Version2Reader()
    var records: [LogRecord] = []
    for (index, line) in text.lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      let data = Data(line.utf8)
      let version: Int
      do {
        version = try decoder.decode(Version.self, from: data).v
      } catch {
        throw Problem(description: "line \(index + 1) is not a record")
      }
      guard (2...JSONRenderer.version).contains(version) else {
        throw Problem(
          description: "line \(index + 1) has version \(version); versions 2 to "
            + "\(JSONRenderer.version) can be read"
        )
      }
      do {
        let line = try decoder.decode(RecordLine.self, from: data)
        let record = version == 2 ? older.record(of: line) : try line.record
        if let record { records.append(record) }
      } catch {
        throw Problem(description: "line \(index + 1) lacks a field of its kind")
      }
    }
    self.records = records
  }

  private struct Version: Decodable {
    let v: Int
  }
}
