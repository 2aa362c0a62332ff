/// A symbol of a marble picture.
public enum MarbleSymbol: Hashable, Sendable {
  /// An element: `a`, or `<10>` if it is not one plain character.
  case element(String)
  /// The error that the test expects, `#`; or, with its description, another one: `<#timeout>`.
  case error(String?)
  /// The completion: `|`.
  case completed
  /// A subscription: `^`.
  case subscribe
  /// A disposal: `!`.
  case dispose
}
