func length(_ s: String) -> Int { s.count }
print(length("abc"))  // expect: 3
print(length(5))  // expect error: expected `String`, got `Int`
