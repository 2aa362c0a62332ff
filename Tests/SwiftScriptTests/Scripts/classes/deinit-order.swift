class Noisy {
  let name: String
  init(_ name: String) { self.name = name; print("init", name) }
  deinit { print("deinit", name) }
}
do {
  let a = Noisy("a")  // expect: init a
  print("using", a.name)  // expect: using a
}
// expect: deinit a
print("block over")  // expect: block over
var b: Noisy? = Noisy("b")
b = nil
// expect: init b
// expect: deinit b
print("b is nil")  // expect: b is nil
var c: Noisy? = Noisy("c1")
c = Noisy("c2")
// expect: init c1
// expect: init c2
// expect: deinit c1
print("replaced")  // expect: replaced
c = nil
var list = [Noisy("x"), Noisy("y")]
list.removeFirst()
// expect: deinit c2
// expect: init x
// expect: init y
// expect: deinit x
print("removed")  // expect: removed
list = []  // expect: deinit y
print("empty")  // expect: empty
class Parent { let child = Noisy("child"); deinit { print("deinit parent") } }
var parent: Parent? = Parent()
parent = nil
func local() {
  let n = Noisy("local")
  print("in", n.name)
}
local()
_ = Noisy("discarded")
// expect: init child
// expect: deinit parent
// expect: deinit child
// expect: init local
// expect: in local
// expect: deinit local
// expect: init discarded
// expect: deinit discarded
print("end")  // expect: end
class Sub: Noisy { deinit { print("deinit sub") } }
var sub: Sub? = Sub("sub")
sub = nil
var shared: Noisy? = Noisy("shared")
var second = shared
shared = nil
// expect: init sub
// expect: deinit sub
// expect: deinit sub
// expect: init shared
print("still alive")  // expect: still alive
second = nil  // expect: deinit shared
