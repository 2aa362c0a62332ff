func array(_ x: [Any]) -> String { "[Any]" }
func array(_ x: Any) -> String { "Any" }
print(array([1, 2]), array(["a", "b\(1)"]), array([[1], [2]]), array([1, 2.5]))  // expect: [Any] [Any] [Any] [Any]
func dictionary(_ x: [String: Any]) -> String { "[String: Any]" }
func dictionary(_ x: Any) -> String { "Any" }
print(dictionary(["a": 1, "b": 2]), dictionary(["a": 1, "b": "c"]))  // expect: [String: Any] [String: Any]
func generic<T>(_ x: T) -> String { "\(T.self)" }
func generic(_ x: Any) -> String { "Any: \(type(of: x))" }
print(generic([1, 2.5]), generic([1, 2]), generic([2.5, 1]), generic([1 as Double, 2]))  // expect: Any: Array<Any> Array<Int> Any: Array<Any> Any: Array<Any>
func alone<T>(_ x: T) -> String { "\(T.self)" }
class A {}
print(alone([1, 2.5]), alone([1, "a"]), alone([A(), 2.5]), alone(["k": 1, "l": "m"]))  // expect: Array<Double> Array<Any> Array<Any> Dictionary<String, Any>
print([1, "a"], type(of: [1, "a", true]))  // expect: [1, "a"] Array<Any>
let mixed: Any = [1, "a"]
print(mixed)  // expect: [1, "a"]
