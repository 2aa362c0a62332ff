import Foundation
public import Stage

/// Every record as one line of JSON, for other programs.
///
/// Version 1: `v`, `seq`, `time` (seconds since the start), `date`, `thread` (`number`, `name`), `kind`, `text`, and where
/// known `subscription`, `source` (`file`, `line`, `column`) and `cause` (the `seq` that led here).
public struct JSONRenderer: Renderer {
  let clock: LogClock
  private let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  public func line(for record: LogRecord) -> String? {
    let line = Line(
      v: 1,
      seq: record.sequence,
      time: record.time.seconds,
      date: clock.text(for: record.time),
      thread: record.thread,
      kind: record.kind.rawValue,
      text: record.text,
      subscription: record.subscription,
      source: record.source,
      cause: record.cause
    )
    return (try? encoder.encode(line)).map { String(decoding: $0, as: UTF8.self) }
  }

  private struct Line: Encodable {
    let v: Int
    let seq: Int
    let time: Double
    let date: String
    let thread: LogRecord.Thread
    let kind: String
    let text: String
    let subscription: Int?
    let source: SourcePosition?
    let cause: Int?
  }
}
