let f: (Int) -> Int = { $0 }
print(f(n: 1))  // error: extraneous argument label 'n:' in call
