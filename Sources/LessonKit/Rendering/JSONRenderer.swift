import Foundation
package import Stage
import TerminalText

/// Renders every record as a line of JSON, for other programs.
///
/// <doc:Records> describes the fields.
package struct JSONRenderer: Renderer {
  let clock: LogClock
  /// The version of the format, in the field `v` of each line.
  ///
  /// New fields and kinds do not change the version; a new meaning of a field or kind does.
  package static let version = 3
  private let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  package var kinds: LogRecord.Kinds { .all }

  package func line(for record: LogRecord) -> String? {
    let line = RecordLine(record, date: clock.text(for: record.time))
    // The encoder itself escapes the control characters of ASCII only.
    return (try? encoder.encode(line)).map {
      String(decoding: $0, as: UTF8.self).escapingControls()
    }
  }
}
