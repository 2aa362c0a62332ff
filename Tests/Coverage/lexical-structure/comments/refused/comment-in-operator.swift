let n = 7
let m = n -/**/1
print(n m)  // error: expected ',' separator
