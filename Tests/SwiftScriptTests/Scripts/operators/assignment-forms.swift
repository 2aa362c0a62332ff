var n = 10
n += 5; n -= 3; n *= 2; n /= 4; n %= 4
print(n)  // expect: 2
var s = "a"
s += "b"
var l = [1]
l += [2, 3]
var d = 1.5
d *= 2
d -= 0.5
print(s, l, d)  // expect: ab [1, 2, 3] 2.5
var flag = true
flag = !flag
flag.toggle()
print(flag)  // expect: true
