func greet(_ name: String, with greeting: String = "Hello", times: Int = 1) -> String {
  var lines: [String] = []
  for _ in 0..<times { lines.append("\(greeting) \(name)") }
  return lines.joined(separator: "; ")
}
print(greet("Ada"))  // expect: Hello Ada
print(greet("Ada", with: "Hi"))  // expect: Hi Ada
print(greet("Ada", times: 2))  // expect: Hello Ada; Hello Ada
print(greet("Ada", with: "Yo", times: 3))  // expect: Yo Ada; Yo Ada; Yo Ada
func area(width w: Int, height h: Int) -> Int { w * h }
print(area(width: 3, height: 4))  // expect: 12
func move(from a: Int, to b: Int) -> Int { b - a }
print(move(from: 3, to: 10))  // expect: 7
var counter = 0
func next() -> Int {
  counter += 1
  return counter
}
func stamp(_ n: Int = next()) -> Int { n }
print(stamp(), stamp(), stamp(100), stamp())  // expect: 1 2 100 3
