import Foundation
public import Stage
import TerminalText

/// Every record as one line of JSON, for other programs: <doc:Records> describes the fields.
public struct JSONRenderer: Renderer {
  let clock: LogClock
  /// The version of the form, in each line's `v`.
  ///
  /// New fields and kinds may come under the same number; one whose meaning changes gets a new number.
  public static let version = 3
  private let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  public var kinds: LogRecord.Kinds { .all }

  public func line(for record: LogRecord) -> String? {
    let line = RecordLine(record, date: clock.text(for: record.time))
    // The encoder itself escapes the control characters of ASCII only.
    return (try? encoder.encode(line)).map {
      String(decoding: $0, as: UTF8.self).escapingControls()
    }
  }
}
