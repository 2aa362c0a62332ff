let x = 1
do { let x = 2; print(x) }  // expect: 2
func f(x: Int) -> Int { let x = x * 2; return x }
print(x, f(x: 5))  // expect: 1 10
if let x = Optional("shadow") { print(x) }  // expect: shadow
for x in 5...6 { print(x) }
// expect: 5
// expect: 6
let closure = { (x: String) in print(x) }
closure("inner")  // expect: inner
var counter = 0
func bump() { counter += 1; let counter = 100; _ = counter }
bump()
print(counter)  // expect: 1
switch 3 { case let x where x > 2: print(x); default: print(x) }  // expect: 3
guard let y = Optional(7) else { fatalError() }
print(y + x)  // expect: 8
struct S { var x = 10; func get(x: Int) -> Int { self.x + x }; func own() -> Int { x } }
print(S().get(x: 1), S().own())  // expect: 11 10
