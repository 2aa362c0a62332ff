struct Validator { var rules: [(String) -> Bool] = []; func check(_ s: String) -> Bool { rules.allSatisfy { $0(s) } } }
var v = Validator()
v.rules.append { !$0.isEmpty }
v.rules.append { $0.count < 5 }
print(v.check("abc"), v.check(""), v.check("abcdef"))  // expect: true false false
struct Lazy<T> { private let make: () -> T; init(_ make: @escaping () -> T) { self.make = make }; var value: T { make() } }
print(Lazy { 42 }.value)  // expect: 42
struct Counter { var onChange: (Int) -> Void = { _ in }; var n = 0 { didSet { onChange(n) } } }
var c = Counter(onChange: { print("now", $0) })
c.n = 3  // expect: now 3
