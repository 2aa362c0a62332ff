let n = 3
print(n!)  // error: cannot force unwrap value of non-optional type 'Int'
