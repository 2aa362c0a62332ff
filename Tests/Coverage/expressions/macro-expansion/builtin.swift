print(#line, #function)  // expect: 1 main
func f(_ name: String = #function) -> String { name }
func caller() -> String { f() }
print(caller())  // expect: caller()
#warning("only a warning")
func twice(_ n: Int, line: UInt = #line) -> UInt { line }
print(twice(1), twice(2))  // expect: 7 7
struct Place { let line: Int, name: String; init(_ l: Int = #line, _ n: String = #function) { line = l; name = n } }
print(Place().line, Place().name)  // expect: 9 main
let closure = { #function }
print(closure())  // expect: main
