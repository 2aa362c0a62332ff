/// A number with its noun: `1 line`, `2 lines`.
package enum Counted {
  /// - Parameter noun: The noun in the singular. Its plural ends in `s`, or in `ies` instead of `y`.
  package static func of(_ count: Int, _ noun: String) -> String {
    if count == 1 { return "1 \(noun)" }
    return noun.hasSuffix("y") ? "\(count) \(noun.dropLast())ies" : "\(count) \(noun)s"
  }
}
