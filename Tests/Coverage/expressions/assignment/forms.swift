var a = 1
a = 2
var (x, y) = (1, 2)
(x, y) = (y, x)
(a, _) = (9, "dropped")
print(a, x, y)  // expect: 9 2 1
var list = [1, 2, 3]
list[0] = 7
list[1...] = [8]
print(list)  // expect: [7, 8]
struct Inner { var n = 0 }
struct Outer { var inner = Inner(), names = ["a": Inner()] }
var outer = Outer()
outer.inner.n = 3
outer.names["a"]!.n = 4
outer.names["b"] = Inner(n: 5)
print(outer.inner.n, outer.names["a"]!.n, outer.names.count)  // expect: 3 4 2
var maybe: Inner? = Inner()
maybe?.n = 6
print(maybe!.n)  // expect: 6
var gone: Inner?
print((gone?.n = 1) == nil, gone as Any)  // expect: true nil
let result: () = (a = 1)
print(result, a)  // expect: () 1
(list[0], list[1]) = (list[1], list[0])
print(list)  // expect: [8, 7]
