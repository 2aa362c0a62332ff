let x = 3, y = 2.5, mixed = 3 + 0.5
print(type(of: x), type(of: mixed))  // expect: Int Double
let e: Float = 2.71828
print(type(of: e * 2))  // expect: Float
let list = [1, 2.5]
print(list, type(of: list))  // expect: [1.0, 2.5] Array<Double>
let dict = ["a": [1], "b": []]
print(type(of: dict))  // expect: Dictionary<String, Array<Int>>
let doubled = [1, 2].map { "\($0)" }
print(doubled, type(of: doubled))  // expect: ["1", "2"] Array<String>
func parse<T: LosslessStringConvertible>(_ s: String) -> T? { T(s) }
let n: Int? = parse("4")
let d: Double = parse("4")!
print(n!, d)  // expect: 4 4.0
let maybe = x > 1 ? 1 : nil
print(type(of: maybe))  // expect: Optional<Int>
class A {}
class B: A {}
class C: A {}
let animals = [B(), C()]
print(type(of: animals))  // expect: Array<A>
let functions = [{ (a: Int) in a + 1 }, { $0 * 2 }]
print(functions.map { $0(5) })  // expect: [6, 10]
let sum: Double = [1, 2].reduce(0, +)
print(sum)  // expect: 3.0
