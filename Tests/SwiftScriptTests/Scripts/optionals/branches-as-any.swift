// What one branch gives and the other lacks is an optional as an `Any`.
func show(_ flag: Bool) {
  print((flag ? { 12 }() : nil) as Any, (flag ? [1].first : nil) as Any)
  let value: Any = flag ? { "x" }() : nil
  print(value)
}
show(true)
// expect: Optional(12) Optional(1)
// expect: Optional("x")
show(false)
// expect: nil nil
// expect: nil
