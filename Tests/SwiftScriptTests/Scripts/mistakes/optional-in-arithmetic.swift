let n: Int? = 5
print(n! + 1)
print(n + 1)  // expect error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
