let none: Int? = nil
let twice = none as Int??
print(twice as Any, twice == nil)  // expect: Optional(nil) false
func describe(_ x: Int??) -> String { "\(x as Any)" }
print(describe(none), describe(nil as Int?), describe(nil), describe(1))  // expect: Optional(nil) Optional(nil) nil Optional(Optional(1))
let shout = (3 as Int?).map { "n\($0)" }?.uppercased()
print(shout as Any)  // expect: Optional("N3")
print([3].map { "\($0)" }.first?.count as Any)  // expect: Optional(1)
