func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
switch 4 { case isEven: print("even"); default: print("odd") }  // expect: even
struct Prefix { let text: String }
func ~= (pattern: Prefix, value: String) -> Bool { value.hasPrefix(pattern.text) }
switch "swift" { case Prefix(text: "ob"): print("ob"); case Prefix(text: "sw"): print("sw"); default: print("-") }
// expect: sw
let limit = 10
switch 10 { case limit: print("limit"); default: print("other") }  // expect: limit
enum Key: String { case a, b }
switch Key(rawValue: "b") { case .a?: print("a"); case .b?: print("b"); case nil: print("nil") }
// expect: b
struct Point: Equatable { var x = 0, y = 0; static let zero = Point() }
switch Point() { case .zero: print("zero"); default: print("elsewhere") }  // expect: zero
let optional: Int? = 5
switch optional { case 5: print("five"); case nil: print("nil"); default: print("other") }
// expect: five
switch (true, false) { case (true, true): print("both"); case (true, _), (_, true): print("one"); default: print("none") }
// expect: one
