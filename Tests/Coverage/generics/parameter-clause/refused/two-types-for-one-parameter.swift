func same<T>(_ a: T, _ b: T) -> Bool where T: Equatable { a == b }
print(same(1, "a"))  // error: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')
