package import ScriptChecker

/// The possible completions of a line of Swift: names, and the labels of an open call.
package struct EntryCompletion: Sendable, Hashable {
  /// The part of a name at the end of the line that has been typed already.
  package let typed: String
  /// The nearest first, each once.
  package let candidates: [String]

  package init(_ completion: Completion) {
    typed = completion.typed
    var known: Set<String> = []
    candidates = completion.suggestions.map {
      // A label is followed by its argument.
      $0.name.hasSuffix(":") ? $0.name + " " : $0.name
    }.filter { known.insert($0).inserted }
  }
}
