class Name {
  let text: String
  init(_ text: String) { self.text = text }
  deinit { print("deinit", text) }
}
func calledOnce() {
  var a: Name? = Name("once")
  let hold = { [a] in a?.text ?? "none" }
  print(hold())
  a = nil
  print("end")
}
calledOnce()
// expect: once
// expect: deinit once
// expect: end
func calledInALoop() {
  var a: Name? = Name("loop")
  let hold: () -> String = { [a] in a?.text ?? "none" }
  a = nil
  for _ in 0..<2 { print(hold()) }
  print("end")
}
calledInALoop()
// expect: loop
// expect: loop
// expect: deinit loop
// expect: end
func lastCallAsArgument() {
  var a: Name? = Name("argument")
  let hold = { [a] in a?.text ?? "none" }
  a = nil
  print("first", hold())
  print("last", hold())
  print("end")
}
lastCallAsArgument()
// expect: first argument
// expect: deinit argument
// expect: last argument
// expect: end
func passed() {
  var a: Name? = Name("passed")
  let hold = { [a] in a?.text ?? "none" }
  print(hold(), [1].map { _ in hold() })
  a = nil
  print("end")
}
passed()
// expect: passed ["passed"]
// expect: end
// expect: deinit passed
func variable() {
  var a: Name? = Name("variable")
  var hold = { [a] in a?.text ?? "none" }
  print(hold())
  a = nil
  hold = { "other" }
  print("end", hold())
}
variable()
// expect: variable
// expect: deinit variable
// expect: end other
