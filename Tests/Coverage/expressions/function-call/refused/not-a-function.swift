let n = 3
print(n(1))  // error: cannot call value of non-function type 'Int'
