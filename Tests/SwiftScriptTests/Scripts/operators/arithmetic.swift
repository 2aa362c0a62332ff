print(7 / 2, 7 % 2, -7 / 2, -7 % 2)  // expect: 3 1 -3 -1
print(7.0 / 2, 7 / 2.0)  // expect: 3.5 3.5
print(2 + 3 * 4 - 1, (2 + 3) * 4)  // expect: 13 20
print(10 - 4 - 3, 2 * 3 % 4)  // expect: 3 2
print(1 &+ Int.max == Int.min, 3 &- 5, 4 &* 5)  // expect: true -2 20
print(6 & 3, 6 | 3, 6 ^ 3, ~6, 1 << 10, -16 >> 2)  // expect: 2 7 5 -7 1024 -4
print(1 << 70, 1 >> 70, 1 << -1)  // expect: 0 0 0
print(5.5.truncatingRemainder(dividingBy: 2))  // expect: 1.5
print(1.0 / 0, -1.0 / 0)  // expect: inf -inf
print((0.1 + 0.2) * 10)  // expect: 3.0000000000000004
