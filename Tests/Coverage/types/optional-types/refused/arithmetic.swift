let n: Int? = 1
print(n + 1)  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
