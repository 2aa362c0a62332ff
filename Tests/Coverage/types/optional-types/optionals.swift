var short: Int? = 1
let long: Optional<Int> = .some(1)
print(short == long, long)  // expect: true Optional(1)
short = nil
print(short ?? 7, short == .none)  // expect: 7 true
let nested: Int?? = 5
print(nested as Any)  // expect: Optional(Optional(5))
if let a = nested, let b = a { print(b) }  // expect: 5
let f: ((Int) -> Int)? = { $0 * 2 }
print(f?(4) as Any)  // expect: Optional(8)
let text: String? = "abc"
print(text!.count, text?.first as Any)  // expect: 3 Optional("a")
print(text.map { $0 + "!" } ?? "", Int("x") ?? -1)  // expect: abc! -1
switch long {
case .some(let n): print("some", n)  // expect: some 1
case .none: print("none")
}
var stored: String?
print(stored as Any)  // expect: nil
stored = "set"
print(stored!)  // expect: set
print(type(of: nested))  // expect: Optional<Optional<Int>>
