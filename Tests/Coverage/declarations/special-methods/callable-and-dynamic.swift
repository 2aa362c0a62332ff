struct Multiplier {
  let factor: Int
  func callAsFunction(_ n: Int) -> Int { n * factor }
  func callAsFunction(_ a: Int, plus b: Int) -> Int { a * factor + b }
}
let triple = Multiplier(factor: 3)
print(triple(2), triple(2, plus: 1), [1, 2].map { triple($0) })  // expect: 6 7 [3, 6]
@dynamicMemberLookup
struct Settings {
  var values: [String: Int]
  subscript(dynamicMember name: String) -> Int {
    get { values[name] ?? -1 }
    set { values[name] = newValue }
  }
  var count: Int { values.count }
}
var s = Settings(values: ["a": 1])
s.b = 5
s.a += 10
print(s.a, s.b, s.zzz, s.count)  // expect: 11 5 -1 2
@dynamicCallable
struct Recorder {
  func dynamicallyCall(withArguments args: [Int]) -> Int { args.reduce(0, +) }
  func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Int>) -> String {
    args.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}
let r = Recorder()
print(r(1, 2, 3) as Int, r(a: 1, b: 2) as String)  // expect: 6 a=1 b=2
