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

/// An object that performs methods by name, which on Linux only its author can make it do.
public protocol SelectorPerforming: AnyObject {
  /// Performs a method. Returns `false` if there is no method of that name.
  ///
  /// - Parameter arguments: The sender and the event; a method takes as many as it has parameters.
  func perform(_ selector: Selector, with arguments: [Any?]) -> Bool
}
