let n = 5, text: String? = "abc", none: Int? = nil
if n > 3 { print("big") } else { print("small") }  // expect: big
if n < 3 { print("a") } else if n < 6 { print("b") } else { print("c") }  // expect: b
if let text, text.count == 3, n > 1 { print("bound", text) }  // expect: bound abc
if let t = text, let first = t.first { print(first) }  // expect: a
if let none { print(none) } else { print("nothing") }  // expect: nothing
if var t = text { t += "!"; print(t) }  // expect: abc!
if case 1...9 = n { print("digit") }  // expect: digit
if case let (a, b) = (1, 2), a < b { print(a, b) }  // expect: 1 2
enum Shape { case circle(Int), square }
let shape = Shape.circle(4)
if case .circle(let r) = shape, r > 3 { print("circle", r) }  // expect: circle 4
if #available(macOS 10, *) { print("available") }  // expect: available
if !(n == 5 || n == 6) { print("other") } else { print("five or six") }  // expect: five or six
if let a = Int("1"), let b = Int("x") { print(a + b) } else { print("no sum") }  // expect: no sum
if text != nil { print(text!.count) }  // expect: 3
