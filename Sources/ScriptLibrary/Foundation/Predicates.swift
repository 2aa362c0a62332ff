/// `NSPredicate`, as far as a text is compared with it: `SELF MATCHES %@`.
///
/// A predicate that asks for properties by their names needs Objective-C.
enum Predicates: LibraryPart {
  static let declaration = #"""
    open class NSPredicate: NSObject {
      private let test: (Any?) -> Bool
      let predicateFormat: String
      init(block: @escaping (Any?, [String: Any]?) -> Bool) {
        test = { block($0, nil) }
        predicateFormat = "BLOCKPREDICATE"
        super.init()
      }
      init(value: Bool) {
        test = { _ in value }
        predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        super.init()
      }
      init(format predicateFormat: String, _ args: Any...) {
        let comparison = NSPredicate.comparison(predicateFormat, args.first)
        test = { comparison.test(($0 as? String) ?? ($0.map { "\($0)" }) ?? "") }
        self.predicateFormat = comparison.text
        super.init()
      }
      func evaluate(with object: Any?) -> Bool { test(object) }
      override var description: String { predicateFormat }
      private static func comparison(_ format: String, _ argument: Any?) -> (test: (String) -> Bool, text: String) {
        let words = format.split(separator: " ").map { String($0) }
        guard words.count == 3, words[0].uppercased() == "SELF", let wanted = operand(words[2], argument) else { refuse(format) }
        let parts = words[1].split(separator: "[").map { String($0) }
        let name = parts[0].uppercased()
        let modifiers = parts.count == 2 ? parts[1].lowercased() : ""
        var options: NSStringCompareOptions = []
        if modifiers.contains("c") { options.insert(.caseInsensitive) }
        if modifiers.contains("d") { options.insert(.diacriticInsensitive) }
        func folded(_ text: String) -> String { modifiers.isEmpty ? text : text.folding(options: options, locale: nil) }
        let text = "SELF \(words[1]) \"\(wanted)\""
        switch name {
        case "MATCHES":
          let pattern = "^(?:" + wanted + ")$"
          let insensitive: UInt = modifiers.contains("c") ? 1 : 0
          return ({ value in
            let found = try? _matches(pattern, insensitive, value, NSRange(location: 0, length: value.utf16.count), 0)
            return !(found ?? []).isEmpty
          }, text)
        case "CONTAINS": return ({ folded($0).contains(folded(wanted)) }, text)
        case "BEGINSWITH": return ({ folded($0).hasPrefix(folded(wanted)) }, text)
        case "ENDSWITH": return ({ folded($0).hasSuffix(folded(wanted)) }, text)
        case "=", "==": return ({ folded($0) == folded(wanted) }, text)
        case "!=", "<>": return ({ folded($0) != folded(wanted) }, text)
        default: refuse(format)
        }
      }
      private static func operand(_ word: String, _ argument: Any?) -> String? {
        if word == "%@" { return argument.map { "\($0)" } }
        guard word.count > 1, let first = word.first, first == "'" || first == "\"", word.last == first else { return nil }
        return String(word.dropFirst().dropLast())
      }
      private static func refuse(_ format: String) -> Never {
        fatalError("a script's predicate compares `SELF` with one text, and this is \"\(format)\": use NSPredicate(block:)")
      }
    }
    """#
}
