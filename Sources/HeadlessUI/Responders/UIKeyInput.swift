/// What takes keys one by one.
///
/// A key of the hand comes here, too, once the delegate has agreed to the change.
public protocol UIKeyInput: UIResponder {
  var hasText: Bool { get }

  /// Puts a text where the cursor is, and tells of the change.
  func insertText(_ text: String)

  /// Deletes what is in front of the cursor, and tells of the change.
  func deleteBackward()
}
