@discardableResult
func log(_ text: String) -> Int { print("log:", text); return text.count }
log("one")  // expect: log: one
let size = log("three")  // expect: log: three
print(size)  // expect: 5
func first(over limit: Int, in list: [Int]) -> Int? {
  for n in list where n > limit { return n }
  return nil
}
print(first(over: 2, in: [1, 2, 3, 4]) ?? -1)  // expect: 3
print(first(over: 9, in: [1, 2]) as Any)  // expect: nil
func nothing() {}
print(nothing())  // expect: ()
let unit: Void = nothing()
print(unit)  // expect: ()
