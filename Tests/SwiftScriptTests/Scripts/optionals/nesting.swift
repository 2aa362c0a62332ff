let nested: Int?? = .some(nil)
print(nested == nil)  // expect: false
if let inner = nested { print("inner is", inner as Any) }  // expect: inner is nil
let d: [String: Int?] = ["a": nil, "b": 1]
print(d["a"] == nil, d["z"] == nil, d.count)  // expect: false true 2
let tried = try? Int("3")
print(tried as Any)  // expect: Optional(3)
let list: [Int?] = [1, nil, 3]
for case let n? in list { print(n) }
// expect: 1
// expect: 3
print(list.compactMap { $0 })  // expect: [1, 3]
switch list[1] {
case .some(let n): print(n)
case .none: print("none")  // expect: none
}
switch list[0] {
case nil: print("nil")
case 1?: print("one")  // expect: one
case let n?: print(n)
}
let o: Int? = .some(4)
print(o.map { $0 * 2 } ?? 0)  // expect: 8
var x: Int? = 1
x = nil
x = .none
x = 3
print(x! + 1)  // expect: 4
x? += 10
x! -= 1
print(x as Any)  // expect: Optional(12)
let implicit: Int! = 5
print(implicit + 1)  // expect: 6
