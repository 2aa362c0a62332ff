struct A { subscript(row i: Int) -> Int { i } }
print(A()[1])  // error: missing argument label 'row:' in subscript
