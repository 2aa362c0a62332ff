func makeAccumulator() -> (Int) -> [Int] {
  var seen: [Int] = []
  return { seen.append($0); return seen }
}
let a = makeAccumulator(), b = makeAccumulator()
_ = a(1); _ = a(2)
print(a(3), b(9))  // expect: [1, 2, 3] [9]
func toggler(_ values: String...) -> () -> String {
  var i = -1
  return { i = (i + 1) % values.count; return values[i] }
}
let t = toggler("x", "y")
print(t(), t(), t())  // expect: x y x
var handlers: [String: (Int) -> Int] = [:]
for (name, k) in [("double", 2), ("triple", 3)] { handlers[name] = { $0 * k } }
print(handlers["double"]!(5), handlers["triple"]!(5), handlers["none"]?(1) as Any)
// expect: 10 15 nil
func throttle(every n: Int, _ f: @escaping (Int) -> Void) -> (Int) -> Void {
  var count = 0
  return { count += 1; if count % n == 0 { f($0) } }
}
let every2 = throttle(every: 2) { print("got", $0) }
(1...5).forEach(every2)
// expect: got 2
// expect: got 4
