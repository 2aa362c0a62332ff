print(1 < 2, 2 <= 2, 3 > 4, 3 >= 4, 1 == 1, 1 != 1)  // expect: true true false false true false
print("a" < "b", "B" < "a", "abc" == "abc")  // expect: true true true
print((1, "b") < (1, "c"), (2, "a") == (2, "a"), (1, 2, 3) > (1, 2, 2))  // expect: true true true
print([1, 2] == [1, 2], [1: "a"] == [1: "a"], [1] != [2])  // expect: true true true
let some: Int? = 3
print(some == 3, some == nil, nil == some, some != nil)  // expect: true false false true
print(1.5 < 2, 2.0 == 2)  // expect: true true
