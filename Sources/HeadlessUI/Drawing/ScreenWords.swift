import Foundation

/// The values of a change as a log line says them: `"12" → "2"`, `disabled → enabled`, `12 rows → 2`.
struct ScreenWords {
  private(set) var before: String
  private(set) var after: String

  init(_ property: String, before: Any, after: Any) {
    if let words = Self.flags[property] {
      self.before = Self.flag(before, words)
      self.after = Self.flag(after, words)
      return
    }
    // The property that a view is there for goes without saying.
    let prefix = Self.content.contains(property) ? "" : "\(property) "
    self.before = prefix + Self.value(before)
    self.after = Self.value(after)
  }

  private static let content: Set<String> = ["text", "title", "value", "image", "attributedText"]

  private static let flags: [String: (off: String, on: String)] = [
    "isEnabled": ("disabled", "enabled"),
    "isHidden": ("shown", "hidden"),
    "isSelected": ("not selected", "selected"),
    "isOn": ("off", "on"),
    "isAnimating": ("still", "animating"),
    "isRefreshing": ("not refreshing", "refreshing"),
    "isEditing": ("not editing", "editing"),
    "isUserInteractionEnabled": ("not interactive", "interactive"),
    "isSecureTextEntry": ("plain", "secure"),
    "showsCancelButton": ("without cancel button", "with cancel button"),
  ]

  private static func flag(_ value: Any, _ words: (off: String, on: String)) -> String {
    (value as? Bool) == true ? words.on : words.off
  }

  static func value(_ value: Any) -> String {
    switch value {
    case let text as String: "\"\(text)\""
    case let text as NSAttributedString: "\"\(text.string)\""
    case let object as UIObject: object.writing.first.map { "\"\($0)\"" } ?? "\(object)"
    case let objects as [UIObject]:
      "[" + objects.map { ScreenWords.value($0) }.joined(separator: ", ") + "]"
    case let number as CGFloat: ScreenWords.number(Double(number))
    case let number as Double: ScreenWords.number(number)
    case let number as Float: ScreenWords.number(Double(number))
    case let point as CGPoint: "(\(number(point.x)), \(number(point.y)))"
    default:
      if let wrapped = unwrapped(value) {
        ScreenWords.value(wrapped)
      } else if Mirror(reflecting: value).displayStyle == .optional {
        "nil"
      } else {
        "\(value)"
      }
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : nil
  }

  /// A number with at most two digits behind the point.
  static func number(_ number: Double) -> String {
    guard number.magnitude < 1e15 else { return "\(number)" }
    let hundredths = (number * 100).rounded()
    if hundredths.truncatingRemainder(dividingBy: 100) == 0 { return "\(Int(hundredths) / 100)" }
    let sign = hundredths < 0 ? "-" : ""
    let digits = Int(hundredths.magnitude)
    let fraction = String(digits % 100 + 100).dropFirst()
    return "\(sign)\(digits / 100).\(fraction.last == "0" ? fraction.dropLast() : fraction)"
  }
}
