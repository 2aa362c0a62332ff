(_, _) = (1, 2)
_ = [1, 2].map { $0 * 2 }
var second = 0
(_, second) = (1, 2)
print(second)  // expect: 2
func side() -> Int { print("called"); return 1 }
_ = side()  // expect: called
let _ = side()  // expect: called
let (first, _, third) = (1, 2, 3)
print(first, third)  // expect: 1 3
for _ in 1...2 { print("again") }
// expect: again
// expect: again
func ignore(_: Int, _ n: Int) -> Int { n }
print(ignore(1, 2))  // expect: 2
let f: (Int, Int) -> Int = { _, b in b }
print(f(1, 9))  // expect: 9
if case (_, 3) = (1, 3) { print("matched") }  // expect: matched
switch 5 { case _ where second == 2: print("any"); default: print("no") }  // expect: any
do { throw CancellationError() } catch _ { print("caught") }  // expect: caught
