import Foundation
import LessonKit

extension Command {
  static let diff = onBench(
    "diff",
    "d",
    argument: "[OLD => NEW]",
    summary: "Compare the lesson's log with the recorded one, or with the log after a change",
    isView: true
  ) { argument, bench in
    guard let player = bench.player else { return Bench.nothingOpen }
    do {
      let own = Recording(of: player.file)
      var subscribers = own.subscribers
      let sides: ([String], [String])
      if argument.isEmpty {
        guard let lesson = bench.lesson else {
          return .failure("error: there is no recorded log; `:diff OLD => NEW` tries a change")
        }
        if lesson.file !== player.file {
          subscribers.formUnion(Recording(of: lesson.file).subscribers)
        }
        sides = (try LogText(at: lesson.logURL.path).lines, own.lines)
      } else {
        guard let change = Words.change(argument) else {
          return .failure("error: `:diff` takes a change: `:diff .publish() => .share()`")
        }
        let changed = try Variants(of: player.file, expression: change.old).script(with: change.new)
        let recording = Recording(of: changed)
        if !recording.report.mistakes.isEmpty {
          return Reply(errors: recording.report.mistakes, isFailure: true)
        }
        sides = (own.lines, recording.lines)
        subscribers.formUnion(recording.subscribers)
      }
      guard let diff = LogDiff(expected: sides.0, actual: sides.1, subscribers: subscribers) else {
        return Reply(lines: ["no difference"])
      }
      return Reply(lines: diff.lines(bench.view()))
    } catch {
      return .failure("error: \(error)")
    }
  }
}
