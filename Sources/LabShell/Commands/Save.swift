import Foundation
import LessonKit

extension Command {
  static let save = onBench(
    "save",
    "S",
    argument: "FILE",
    summary: "Write what you have typed to a file that `:replay` and `rxlab replay` take"
  ) { path, bench in
    guard !path.isEmpty else { return .failure("error: `:save` needs a file: `:save try.rxlab`") }
    let text = bench.transcript.map { $0 + "\n" }.joined()
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path.fromHome), options: .atomic)
    } catch {
      return .failure("error: `\(path)` can't be written; does its folder exist?")
    }
    return Reply(lines: [
      "Saved \(Counted.of(bench.transcript.count, "entry")): `rxlab replay \(path)`"
    ])
  }
}
