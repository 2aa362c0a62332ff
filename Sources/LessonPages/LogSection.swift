import LessonKit
import Stage
import TerminalText

/// The log, a line for each line that `rxlab run` prints.
struct LogSection {
  struct Line {
    /// The number of the line, from 1.
    let number: Int
    /// The number of the record that printed it.
    let record: Int
    let time: String
    /// The time, in the first line of each time.
    let moment: String?
    /// The date in front of the text, up to the time of day; nil in a further line of a text.
    let day: String?
    let clock: String?
    let text: String
  }

  let lines: [Line]

  init(_ recording: Recording) {
    let clock = LogClock()
    var lines: [Line] = []
    var last: StageTime?
    for record in recording.records where record.logLine != nil {
      let date = clock.text(for: record.time)
      for (index, text) in LogText(of: [record]).lines.enumerated() {
        let isDated = index == 0 && text.hasPrefix(date)
        let parts = date.split(separator: " ")
        lines.append(
          Line(
            number: lines.count + 1,
            record: record.sequence,
            time: record.time.decimalSeconds,
            moment: record.time == last ? nil : record.time.description,
            day: isDated ? "\(parts[0]) " : nil,
            clock: isDated ? "\(parts[1])" : nil,
            text: String(isDated ? text.dropFirst(date.count) : text[...]).showingControls()
          )
        )
        last = record.time
      }
    }
    self.lines = lines
  }
}
