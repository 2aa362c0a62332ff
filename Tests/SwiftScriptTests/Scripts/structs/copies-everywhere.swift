struct P { var v = 0 }
var array = [P(), P()]
var first = array[0]
first.v = 9
print(array[0].v, first.v)  // expect: 0 9
for var p in array { p.v = 100; print(p.v, terminator: " ") }
print(array.map(\.v))  // expect: 100 100 [0, 0]
class Holder { var p = P() }
let h = Holder()
var taken = h.p
taken.v = 4
h.p.v += 1
print(h.p.v, taken.v)  // expect: 1 4
let closure: () -> Int = { [first] in first.v }
first.v = 77
print(closure(), first.v)  // expect: 9 77
func tweak(_ p: P) -> P { var p = p; p.v += 1; return p }
print(tweak(first).v, first.v)  // expect: 78 77
var optional: P? = P(v: 1)
optional?.v = 2
if var inner = optional { inner.v = 3; print(inner.v) }  // expect: 3
print(optional!.v)  // expect: 2
var dict = ["k": P()]
dict["k"]?.v = 5
var out = dict["k"]!
out.v = 6
print(dict["k"]!.v, out.v)  // expect: 5 6
var tuple = (P(), 1)
var t2 = tuple
t2.0.v = 8
print(tuple.0.v, t2.0.v)  // expect: 0 8
struct Deep { var a = [P()]; var d = ["x": P()] }
var deep = Deep()
let frozen = deep
deep.a[0].v = 1
deep.a.append(P(v: 2))
deep.d["x"]!.v = 3
print(frozen.a.count, frozen.d["x"]!.v, deep.a.map(\.v), deep.d["x"]!.v)  // expect: 1 0 [1, 2] 3
