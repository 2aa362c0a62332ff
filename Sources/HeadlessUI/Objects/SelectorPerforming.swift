/// An object that performs methods by name, which on Linux only its author can make it do.
public protocol SelectorPerforming: AnyObject {
  /// Performs a method. Returns `false` if there is no method of that name.
  ///
  /// - Parameter arguments: The sender and the event; a method takes as many as it has parameters.
  func perform(_ selector: Selector, with arguments: [Any?]) -> Bool
}
