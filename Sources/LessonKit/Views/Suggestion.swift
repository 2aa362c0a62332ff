import ScriptSource

/// Advice for a mistyped name.
package enum Suggestion {
  /// ``did you mean `name`?`` with the candidate that is most similar to a name; nil if none is similar.
  ///
  /// - Parameter usage: How a candidate is written: `:name` for a command.
  package static func text(
    for name: String,
    among candidates: some Sequence<String>,
    usage: (String) -> String = { $0 }
  ) -> String? {
    nearest(to: name, in: candidates).map { "did you mean `\(usage($0))`?" }
  }
}
