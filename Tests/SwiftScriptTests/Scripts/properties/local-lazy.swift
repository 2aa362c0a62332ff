func work() {
  lazy var value: Int = { print("computing"); return 42 }()
  print("start")
// expect: start
// expect: computing
  print(value)  // expect: 42
  print(value)  // expect: 42
}
work()
func never() { lazy var x = { print("no"); return 1 }(); if false { print(x) }; print("done") }  // expect: done
never()
func set() { lazy var a = { print("a made"); return 1 }(); a = 5; print(a); lazy var list = [1, 2]; list.append(3); print(list) }
// expect: 5
// expect: [1, 2, 3]
set()
func inClosure() { lazy var k = { print("k"); return 7 }(); let f = { k + 1 }; print("f"); print(f(), f()) }
// expect: f
// expect: k
// expect: 8 8
inClosure()
