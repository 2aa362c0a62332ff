/// A number and what it counts, in words: `1 line`, `2 lines`.
package enum Counted {
  /// - Parameter noun: In the singular; its plural takes an `s`, or `ies` for a `y`.
  package static func of(_ count: Int, _ noun: String) -> String {
    if count == 1 { return "1 \(noun)" }
    return noun.hasSuffix("y") ? "\(count) \(noun.dropLast())ies" : "\(count) \(noun)s"
  }
}
