func run(_ times: Int, _ body: (Int) -> Void) { for i in 0..<times { body(i) } }
run(2) { print("a", $0) }
// expect: a 0
// expect: a 1
run(1, { i in print("b", i) })  // expect: b 0
run(1) { (i: Int) -> Void in print("c", i) }  // expect: c 0
func build(start: () -> Int, middle: (Int) -> Int = { $0 }, end: (Int) -> String) -> String {
  end(middle(start()))
}
print(build { 1 } middle: { $0 + 1 } end: { "<\($0)>" })  // expect: <2>
print(build { 5 } end: { "[\($0)]" })  // expect: [5]
print(build(start: { 7 }) { $0 * 2 } end: { "\($0)" })  // expect: 14
let immediate = { (a: Int, b: Int) in a * b }(3, 4)
print(immediate)  // expect: 12
let lazyValue: Int = {
  let a = 2
  return a * 10
}()
print(lazyValue)  // expect: 20
