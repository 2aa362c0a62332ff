let some: Int? = 3
let upper: String? = some.map { "a\($0)" }?.uppercased()
let count: Int? = some.map { "\($0)" }?.count
let text: String? = some.map { _ in 7 }?.description
let plain = some.map { "x\($0)" }?.uppercased()
print(upper as Any, count as Any, text as Any, plain as Any)
// expect: Optional("A3") Optional(1) Optional("7") Optional("X3")
