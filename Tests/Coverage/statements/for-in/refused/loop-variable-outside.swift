for n in 1...3 { print(n) }
print(n)  // error: cannot find 'n' in scope
