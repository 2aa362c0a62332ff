var n = 1
repeat { n += 1 }  // error: expected 'while' after body of 'repeat' statement
print(n)
