/// Whether two errors are equal as far as a test can tell.
///
/// `Equatable` errors of one type decide for themselves; others are the same if their type and their description are.
func looksSame(_ left: any Error, _ right: any Error) -> Bool {
  guard type(of: left) == type(of: right) else { return false }
  // By way of `Any`: the compiler takes every `any Error` for `Equatable`, which it is not.
  if let left = left as Any as? any Equatable { return isEqual(left, right) }
  return "\(left)" == "\(right)"
}

private func isEqual<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
  left == right as? Left
}
