let n: Int? = 5
print(n! + 1)  // expect: 6
print(n + 1)  // expect error: `+` can't combine `Int?` and `Int`
