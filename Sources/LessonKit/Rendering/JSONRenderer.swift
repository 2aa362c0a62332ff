import Foundation
public import Stage

/// Every record as one line of JSON, for other programs: <doc:Records> tells the fields.
public struct JSONRenderer: Renderer {
  let clock: LogClock
  /// The number of the form, told in each line's `v`.
  ///
  /// New fields and kinds may come under the same number; one whose meaning changes gets a new number.
  public static let version = 2
  private let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  public func line(for record: LogRecord) -> String? {
    let line = Line(
      v: Self.version,
      seq: record.sequence,
      time: record.time.seconds,
      date: clock.text(for: record.time),
      thread: record.thread,
      kind: record.kind.rawValue,
      text: record.text,
      subscription: record.subscription,
      source: record.source,
      cause: record.cause,
      stream: record.stream,
      arguments: record.arguments,
      memory: record.memory.map { Memory(size: $0.size, forever: $0.isForever) },
      name: record.name,
      held: record.held,
      call: record.call,
      queue: record.queue,
      timer: record.timer.map {
        Timer(delay: $0.delay.seconds, interval: $0.interval?.seconds, lap: $0.lap)
      }
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
    let stream: Int?
    let arguments: String?
    let memory: Memory?
    let name: String?
    let held: String?
    let call: SourcePosition?
    let queue: String?
    let timer: Timer?
  }

  private struct Memory: Encodable {
    let size: Int?
    let forever: Bool
  }

  private struct Timer: Encodable {
    let delay: Double
    let interval: Double?
    let lap: Int
  }
}
