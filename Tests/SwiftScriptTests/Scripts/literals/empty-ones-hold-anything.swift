// Where nothing says what an empty literal holds, it holds `Any`.
func same<T>(_ value: T) -> T { value }
func element<T>(of list: [T]) -> String { "\(T.self)" }
func last<T>(_ values: T...) -> T { values[values.count - 1] }

let given = same([])
print(given, type(of: given), type(of: same([:])))  // expect: [] Array<Any> Dictionary<AnyHashable, Any>
print(element(of: []), last([]) as Any)  // expect: Any []

let nested = [[]], pair = ([], 1), chosen = given.isEmpty ? [] : []
print(type(of: nested), type(of: pair), type(of: chosen))  // expect: Array<Array<Any>> (Array<Any>, Int) Array<Any>
print([].count, [].first as Any, [:].keys.count, [].isEmpty, [].map { _ in 1 })  // expect: 0 nil 0 true []
print([] + [], [[:]], zip([], [1]).map { $1 }, [[], [1]])  // expect: [] [[:]] [] [[], [1]]

let make = { [] }
print(type(of: make()))  // expect: Array<Any>
for value in [] { print(value) }
print([1].map { _ in [] }, [1].reduce([]) { $0 + [$1] }, ["a": []])  // expect: [[]] [1] ["a": []]
