let n = 5
print("n" + "x")  // expect: nx
print("n" + n)  // expect error: `+` can't combine `String` and `Int`
