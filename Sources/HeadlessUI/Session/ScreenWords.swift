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
    case let number as CGFloat: NumberText.short(Double(number))
    case let number as Double: NumberText.short(number)
    case let number as Float: NumberText.short(Double(number))
    case let point as CGPoint: "(\(NumberText.short(point.x)), \(NumberText.short(point.y)))"
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
}
