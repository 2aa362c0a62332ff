let a = 7, b = 2
print(a + b * 3, (a + b) * 3, a - b - 1)  // expect: 13 27 4
print(a / b, a % b, -a / b, -a % b)  // expect: 3 1 -3 -1
print(1 << 3 | 1, 6 & 3 ^ 1, ~5)  // expect: 9 3 -6
print(a > b && !(b > a) || false)  // expect: true
print(nil ?? 3, Optional(1) ?? 3)  // expect: 3 1
print(1...3 ~= 2, (1..<3).contains(3))  // expect: true false
print("a" + "b" == "ab", [1] + [2])  // expect: true [1, 2]
print(Int8.max &+ 1, UInt8(0) &- 1)  // expect: -128 255
var n = 1
n += 2; n *= 5; n -= 1; n /= 2; n %= 4; n <<= 2; n |= 1
print(n)  // expect: 13
let negative = -(3 - 6), plus = +4
print(negative, plus)  // expect: 3 4
print(1 == 1 ? "same" : "other", 2 != 3, "a" < "b")  // expect: same true true
class Note {}
let note = Note()
print(note === note, note !== Note())  // expect: true true
