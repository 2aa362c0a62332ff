var a = 10
a += 5
a -= 3
a *= 2
a /= 5
a %= 3
print(a)  // expect: 1
var bits = 0b1100
bits |= 1
bits &= 0b0111
bits ^= 0b1
bits <<= 3
bits >>= 1
print(bits)  // expect: 16
var text = "a"
text += "b"
text += String(3)
print(text)  // expect: ab3
var list = [1]
list += [2, 3]
list += 4...5
print(list)  // expect: [1, 2, 3, 4, 5]
var x = 1, y = 2
(x, y) = (y, x)
print(x, y)  // expect: 2 1
_ = a + 1
var half = 3.0
half /= 2
half += 1
print(half)  // expect: 2.5
