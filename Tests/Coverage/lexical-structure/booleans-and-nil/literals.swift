let yes = true, no: Bool = false
print(yes, no, !yes, yes && !no)  // expect: true false false true
var maybe: Int? = nil
print(maybe as Any, maybe == nil)  // expect: nil true
maybe = 1
print(maybe as Any, maybe != nil)  // expect: Optional(1) true
struct Flag: ExpressibleByBooleanLiteral {
  let on: Bool
  init(booleanLiteral value: Bool) { on = value }
}
let flag: Flag = true
print(flag.on)  // expect: true
enum Gap: ExpressibleByNilLiteral {
  case gap, filled(Int)
  init(nilLiteral: ()) { self = .gap }
}
let gap: Gap = nil
print(gap, Gap.filled(2))  // expect: gap filled(2)
let nested: Int?? = .some(nil)
print(nested == nil, nested == .some(nil))  // expect: false true
print([nil, 1].compactMap { $0 } as [Int])  // expect: [1]
