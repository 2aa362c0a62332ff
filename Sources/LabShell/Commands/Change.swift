import LessonKit

extension Command {
  static let change = onBench(
    "change",
    "x",
    argument: "OLD => NEW",
    summary: "Write something else in the lesson, here only, and run it anew up to this point",
    details: ["`:change NEW => OLD` takes it back, and `:reset` all changes."]
  ) { argument, bench in
    guard let player = bench.player else { return Bench.nothingOpen }
    guard let change = Words.change(argument) else {
      return .failure("error: `:change` takes a change: `:change .publish() => .share()`")
    }
    do {
      let file = try Variants(of: player.file, expression: change.old).script(with: change.new)
      let mistakes = LessonPlayer(file).obstacles()
      guard mistakes.isEmpty else {
        return Reply(
          errors: mistakes + ["The lesson keeps `\(change.old)`."],
          isFailure: true
        )
      }
      return bench.take(player.repeated(with: file))
    } catch {
      return .failure("error: \(error)")
    }
  }
}

extension Bench {
  /// Goes on with a changed lesson.
  fileprivate func take(_ changed: LessonPlayer) -> Reply {
    let stood = player.map { !$0.isAtStart } ?? false
    replacePlayer(with: changed)
    if stood, changed.isAtStart {
      return Reply(
        lines: ["What has run already would come out otherwise, so the lesson begins anew."]
          + show(0)
      )
    }
    return Reply(lines: show(changed.section) + arrival())
  }
}
