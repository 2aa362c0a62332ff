print(1 < 2, 2.5 >= 2.5, "a" != "b", [1, 2] == [1, 2], (1, "a") == (1, "a"), ["k": 1] == ["k": 1], Set([1]) == Set([1]))
// expect: true true true true true true true
print(true == !false, Optional(1) == 1, nil == Optional<Int>.none, 1...3 == 1...3, "a" < "b" && "b" < "c")
// expect: true true true true true
print([1, 2].lexicographicallyPrecedes([1, 3]), [3] == [], (1, 2) < (2, 0), Int.self == Int.self)
// expect: true false true true
