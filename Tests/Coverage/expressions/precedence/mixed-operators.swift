let n = 2
print(1 + n * 3 - 4 / 2, (1 + n) * 3 - 4 / 2, -n + 5)  // expect: 5 7 3
print(n > 1 && n < 3 || n == 9, !(n == 2) || true && false)  // expect: true false
print(nil ?? n + 1, (nil ?? n) + 1, 1...n + 1)  // expect: 3 3 1...3
let maybe: Int? = 4
print(maybe ?? 0 > 3, n + (maybe ?? 0), maybe ?? n == 4)  // expect: true 6 true
print(1 << n + 1, 8 >> 1 & 3, 5 | 2 & 3, 6 ^ 3 * 2)  // expect: 5 0 7 0
let text = n == 2 ? "a" + "b" : "c"
print(text, n is Int == true ? 1 : 0, n as Any is Int && true)  // expect: ab 1 true
var x = 1
x += n == 2 ? 10 : 20
x *= 1 + 1
print(x)  // expect: 22
print(10 - 3 - 2, 100 / 10 / 5, 7 % 4 * 2)  // expect: 5 2 6
