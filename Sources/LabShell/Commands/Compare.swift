import LessonKit
import ScriptSource

extension Command {
  static let compare = onWorkspace(
    "compare",
    "c",
    argument: "A | B …",
    summary: "Run the lesson with several versions of an expression, side by side",
    details: [
      "  :compare .publish() .share()",
      "  :compare $0 * 10 | $0 * 7 | $0",
      "  :compare 33: .forever .whileConnected",
      "  :compare a.flatMap { $0 } | a.concatMap { $0 }",
      "The first version is code of the lesson, with its line in front if it occurs more than once. Versions end at "
        + "spaces, except before a trailing closure and inside brackets and quotes, or at ` | ` if there is one.",
    ],
    isView: true
  ) { argument, workspace in
    guard let player = workspace.player else { return Reply.nothingOpen }
    do {
      let isMarked = player.file.text.contains("/*vary*/")
      let named = NamedExpression(argument)
      var versions = Words.expressions(isMarked ? argument : named.text)
      guard !versions.isEmpty else { return needsVersions }
      let line = argument.dropLast(named.text.count)
      let variants = try player.variants(of: isMarked ? nil : line + versions[0])
      guard isMarked || versions.count > 1 else { return needsVersions }
      if !isMarked { versions[0] = variants.original }
      let comparison = try variants.compare(versions, record: workspace.record)
      return Reply(lines: comparison.lines(workspace.view()))
    } catch {
      return .failure(error)
    }
  }

  private static let needsVersions = Reply.failure(
    "error: `:compare` needs an expression of the lesson and another version of it: `:compare .publish() | .share()`"
  )
}
