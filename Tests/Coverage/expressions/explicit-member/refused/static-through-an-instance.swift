struct A { static let limit = 3 }
print(A().limit)  // error: static member 'limit' cannot be used on instance of type 'A'
