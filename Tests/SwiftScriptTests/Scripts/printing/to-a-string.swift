var out = ""
print("a", 1, to: &out)
print("b", terminator: "", to: &out)
print(out)
// expect: a 1
// expect: b
struct Upper: TextOutputStream { var text = ""; mutating func write(_ s: String) { text += s.uppercased() } }
var upper = Upper()
print("hello", 2, separator: "-", to: &upper)
print(upper.text, terminator: "")  // expect: HELLO-2
