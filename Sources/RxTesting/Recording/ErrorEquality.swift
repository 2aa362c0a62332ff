/// Returns whether two errors are equal, as far as a test can know.
///
/// Errors of the same type are compared with `==` if they are `Equatable`, and otherwise by their descriptions.
func areEqual(_ left: any Error, _ right: any Error) -> Bool {
  guard type(of: left) == type(of: right) else { return false }
  // Cast through `Any`: the compiler treats every `any Error` as `Equatable`, which it is not.
  if let left = left as Any as? any Equatable { return isEqual(left, right) }
  return "\(left)" == "\(right)"
}

private func isEqual<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
  left == right as? Left
}
