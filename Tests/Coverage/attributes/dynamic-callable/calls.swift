@dynamicCallable
struct Join {
  let separator: String
  func dynamicallyCall(withArguments parts: [String]) -> String { parts.joined(separator: separator) }
}
let join = Join(separator: "-")
print(join("a", "b", "c"), join(), Join(separator: "+")("x", "y"))  // expect: a-b-c  x+y
@dynamicCallable
struct Tags {
  func dynamicallyCall(withKeywordArguments pairs: KeyValuePairs<String, Int>) -> [String] {
    pairs.map { "\($0.key.isEmpty ? "_" : $0.key):\($0.value)" }
  }
}
print(Tags()(a: 1, 2, b: 3))  // expect: ["a:1", "_:2", "b:3"]
@dynamicCallable
struct Risky { func dynamicallyCall(withArguments n: [Int]) throws -> Int { if n.isEmpty { throw CancellationError() }; return n[0] } }
print(try Risky()(4), (try? Risky()()) as Any)  // expect: 4 nil
