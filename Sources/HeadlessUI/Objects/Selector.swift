/// The name of a method, in full: `tableView(_:didSelectRowAt:)`.
///
/// Linux has no `#selector`. Write the name as a string, with or without the parentheses of a method without
/// parameters.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String

  public init(_ name: String) {
    self.name = name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public var description: String { name }
}

/// Makes a selector of a name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
