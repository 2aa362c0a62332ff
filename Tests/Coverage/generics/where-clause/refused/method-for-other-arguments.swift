struct Pair<A, B> { let a: A, b: B; func same() -> Bool where A == B, A: Equatable { a == b } }
print(Pair(a: 1, b: "x").same())  // error: conflicting arguments to generic parameter 'A' ('String' vs. 'Int')
