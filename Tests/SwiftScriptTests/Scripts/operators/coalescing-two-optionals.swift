let none: Int? = nil
let five: Int? = 5
let a: Int? = none ?? five
print(a as Any)  // expect: Optional(5)
let b = none ?? five
print(b as Any)  // expect: Optional(5)
func f() -> Int? { none ?? five }
print(f() as Any)  // expect: Optional(5)
print(none ?? five ?? 1)  // expect: 5
let c = true
print((none ?? (c ? five : nil)) as Any)  // expect: Optional(5)
let n2: Int?? = nil
print((n2 ?? five) as Any)  // expect: Optional(5)
let t: Int?? = five ?? nil
print(t as Any)  // expect: Optional(Optional(5))
