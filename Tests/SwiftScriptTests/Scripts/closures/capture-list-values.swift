var n = 1
let a = { [n] in n }
let b = { [m = n * 10] in m }
n = 5
print(a(), b(), { n }())  // expect: 1 10 5
class C { var v = 1 }
var c = C()
let strong = { [c] in c.v }
c.v = 2
c = C()
print(strong(), c.v)  // expect: 2 1
var list = [1]
let frozen = { [list] in list.count }
list.append(2)
print(frozen(), list.count)  // expect: 1 2
