let list: [Int?] = [1, nil, 3]
for case let n? in list { print(n) }
// expect: 1
// expect: 3
let maybe: Int? = 4
if case let n? = maybe { print("bound", n) }  // expect: bound 4
if case 4? = maybe { print("four") }  // expect: four
switch maybe {
case 0?: print("zero")
case (1...9)?: print("digit")  // expect: digit
case let n?: print("other", n)
case nil: print("none")
}
let nested: Int?? = .some(nil)
switch nested {
case nil: print("outer nil")
case .some(nil): print("inner nil")  // expect: inner nil
case let n??: print(n)
}
switch (maybe, Int("x")) {
case (let a?, let b?): print(a + b)
case (let a?, nil): print("only", a)  // expect: only 4
default: print("neither")
}
guard case let n? = maybe else { fatalError() }
print(n * 2)  // expect: 8
