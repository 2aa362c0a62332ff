var handlers = [(Int) -> Void]()
handlers.append { print($0) }
handlers[0](3)  // expect: 3
var byName = [String: (Int) -> Int]()
byName["a"] = { $0 + 1 }
print(byName["a"]!(1))  // expect: 2
let none = [() -> Void]()
print(none.count, Array<(Int) -> Int>().count)  // expect: 0 0
print(((Int) -> Bool).self, (() -> Void).self)  // expect: (Int) -> Bool () -> ()
print(type(of: handlers), [(Int, String) -> (Int) -> Double].self)
// expect: Array<(Int) -> ()> Array<(Int, String) -> (Int) -> Double>
var optional = [((Int) -> Int)?]()
optional.append(nil)
optional.append { $0 * 2 }
print(optional.map { $0?(2) ?? 0 })  // expect: [0, 4]
