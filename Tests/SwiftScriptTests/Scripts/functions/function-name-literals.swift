func outer(_ a: Int, b: String) -> String { #function }
print(outer(1, b: ""))  // expect: outer(_:b:)
func plain() { print(#function, #line) }
plain()  // expect: plain() 3
struct S {
  init() { print(#function) }
  func method(x: Int) { print(#function) }
  var property: String { #function }
  static func make() -> String { #function }
}
let s = S()  // expect: init()
s.method(x: 1)  // expect: method(x:)
print(s.property, S.make())  // expect: property make()
func where_(_ line: Int = #line, function: String = #function) -> String { "\(line) \(function)" }
print(where_())  // expect: 15 main
func caller() -> String { where_() }
print(caller())  // expect: 16 caller()
