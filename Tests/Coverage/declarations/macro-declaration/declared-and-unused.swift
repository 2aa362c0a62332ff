@freestanding(expression)
macro twice(_ n: Int) -> Int = #externalMacro(module: "NoSuch", type: "Twice")
@attached(member)
macro AddName() = #externalMacro(module: "NoSuch", type: "AddName")
func twice(_ n: Int) -> Int { n * 2 }
struct Plain { let n = 1 }
print(twice(4), Plain().n)  // expect: 8 1
let macro = "a name, too"
print(macro)  // expect: a name, too
