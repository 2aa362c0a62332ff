func yes(_ t: String) -> Bool { print(t); return true }
func no(_ t: String) -> Bool { print(t); return false }
print(no("a") && yes("b"))
// expect: a
// expect: false
print(yes("c") || no("d"))
// expect: c
// expect: true
print(!(no("e")))
// expect: e
// expect: true
let n = 5
print(n > 3 ? "big" : n > 1 ? "middle" : "small")  // expect: big
print(n % 2 == 0 ? 1 : 2)  // expect: 2
let name: String? = nil
print(name ?? "none", (name ?? "x").count)  // expect: none 1
let a: Int? = nil, b: Int? = nil, c: Int? = 3
print(a ?? b ?? c ?? 0)  // expect: 3
print(1 < 2 && 2 < 3 || no("f"))  // expect: true
print((1, 2) < (1, 3), ("a", 1) == ("a", 1))  // expect: true true
