let a = 3
let b = a -1  // error: consecutive statements on a line must be separated by ';'
print(b)
