let a: Int? = 3, b: String? = "x", c: Int? = nil
if let a, let b, a > 2, b != "y" { print(a, b) }  // expect: 3 x
if let a, let c { print(a, c) } else { print("no c") }  // expect: no c
if var a { a += 1; print(a) }  // expect: 4
if let n = a, n > 5 { print("big") } else if let n = a, n == 3 { print("three") } else { print("other") }
// expect: three
if case let x? = a, case 1...5 = x { print("in range", x) }  // expect: in range 3
while let last = [1].last, last > 0 { print("once"); break }  // expect: once
var stack = [1, 2, 3]
while let top = stack.popLast() { print(top, terminator: " ") }
print(stack.isEmpty)  // expect: 3 2 1 true
let pair = (1, "one")
if case (1, let name) = pair { print(name) }  // expect: one
guard case (let number, _) = pair, number == 1 else { fatalError() }
print(number)  // expect: 1
if a != nil && b != nil || c != nil { print("some") }  // expect: some
let result: Result<Int, Error> = .success(5)
if case .success(let value) = result, value > 3 { print("value", value) }  // expect: value 5
if #available(macOS 10.15, *) { print("available") }  // expect: available
