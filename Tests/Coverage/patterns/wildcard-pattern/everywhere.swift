for _ in 1...2 { print("tick") }
// expect: tick
// expect: tick
let (_, b) = (1, 2)
print(b)  // expect: 2
switch (3, 4) {
case (_, 0): print("axis")
case (_, _): print("any")  // expect: any
}
enum E { case pair(Int, Int), one(Int), none }
func name(_ e: E) -> String {
  switch e {
  case .pair(_, 1): return "ends in one"
  case .pair: return "pair"
  case .one(_): return "one"
  case _: return "other"
  }
}
print(name(.pair(0, 1)), name(.pair(1, 2)), name(.one(3)), name(.none))  // expect: ends in one pair one other
let list: [Int?] = [1, nil]
for case _? in list { print("present") }  // expect: present
if case .pair(_, let y) = E.pair(5, 6) { print(y) }  // expect: 6
let f: (Int, String) -> Int = { _, _ in 9 }
print(f(1, "a"))  // expect: 9
do { throw CancellationError() } catch _ as CancellationError { print("cancelled") } catch {}  // expect: cancelled
