import LabBindings
import ScriptSource
import Stage
import TerminalText

/// A trial that has run: its picture, and what was wrong.
package struct TrialResult {
  private let recording: Recording
  private let script: TrialScript
  private let names: [String]
  private let code: String
  private let length: StageTime
  /// Whether digits are strings, since the code does not work with numbers.
  var takesDigitsAsStrings = false

  init(
    _ recording: Recording,
    _ script: TrialScript,
    names: [String],
    code: String,
    length: StageTime
  ) {
    self.recording = recording
    self.script = script
    self.names = names
    self.code = code
    self.length = length
  }

  /// The mistakes and traps, each with its lines to print, which point into what was typed.
  package var mistakes: [String] {
    DiagnosticPrinter().texts(of: script.typed(recording.report.diagnostics, hasRun: hasRun))
  }

  /// Whether it was stopped before its end.
  package var wasInterrupted: Bool { recording.report.wasInterrupted }

  /// Whether the script had no mistake that was found before it ran.
  var hasRun: Bool { recording.records.contains { $0.kind == .subscribed } }

  /// The lanes of the sources, a lane for each subscription, and of the result.
  package var lanes: [MarbleLane] { lanes(of: recording.story) }

  /// The most lanes that are drawn for the subscriptions to one source.
  private static let mostLanes = 12

  private func lanes(of story: Story) -> [MarbleLane] {
    var lanes: [MarbleLane] = []
    for (name, line) in zip(names, script.sourceLines) {
      let all = subscriptions(at: line, in: story)
      for (index, subscription) in all.prefix(Self.mostLanes).enumerated() {
        let suffix = all.count > 1 ? " \(index + 1)" : ""
        lanes.append(story.lane(of: subscription, title: name, suffix: suffix))
      }
    }
    let result = story.subscriptions.first {
      $0.isSubscriber && $0.position?.line == script.resultLine
        && $0.position?.file == script.file.name
    }
    return lanes + (result.map { [story.lane(of: $0, title: "result")] } ?? [])
  }

  private func subscriptions(at line: Int, in story: Story) -> [Story.Subscription] {
    story.subscriptions.filter {
      $0.isSource && $0.position?.line == line && $0.position?.file == script.file.name
    }
  }

  /// The picture, what it means, and what the code has printed.
  package func lines(_ view: ViewOptions) -> [String] {
    guard hasRun else { return [] }
    let story = recording.story
    let lanes = lanes(of: story)
    let picture = MarbleView(lanes, end: max(story.end, length - .seconds(1)), unit: .seconds(1))
      .lines(view)
    let printed = story.printed.filter { $0.kind == .print || $0.kind == .debug }
      .map { "\($0.time) \($0.text)" }
    let swift = TextWidth.broken("  " + code, to: view.width, indent: "    ")
      .map(\.trimmedAtEnd)
    let scale = "One character of your marbles is one second of virtual time. In Swift:"
    let words = [scale] + notes(story, lanes)
    let notes = words.map { view.folded($0, indent: "  ") }
    let below = notes[0] + swift + notes.dropFirst().joined()
    return picture + [""] + below.map { view.paint($0, .dim) }
      + (printed.isEmpty ? [] : ["", "Printed:"] + printed)
  }

  private func notes(_ story: Story, _ lanes: [MarbleLane]) -> [String] {
    var notes: [String] = []
    if lanes.contains(where: \.hasElementsTogether) {
      notes.append("(a b) are several elements at one time, in their order.")
    }
    if takesDigitsAsStrings { notes.append("Digits are strings here: the code needs them.") }
    for (name, line) in zip(names, script.sourceLines) {
      let count = subscriptions(at: line, in: story).count
      if count == 0 { notes.append("Nothing has subscribed to `\(name)`.") }
      if count > Self.mostLanes {
        notes.append(
          "`\(name)` has \(count - Self.mostLanes) more subscriptions, which are not drawn."
        )
      }
    }
    if let limit = recording.report.reachedLimit {
      notes.append("Stopped after \(limit.time.phrase).")
    }
    return notes
  }
}

extension MarbleLane {
  /// Whether elements of the lane have the same time.
  fileprivate var hasElementsTogether: Bool {
    let times = marks.compactMap { mark in
      if case .value = mark.mark { mark.time } else { nil }
    }
    return zip(times, times.dropFirst()).contains { $0 == $1 }
  }
}
