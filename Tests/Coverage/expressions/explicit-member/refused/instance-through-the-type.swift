struct A { var n = 1 }
print(A.n)  // error: instance member 'n' cannot be used on type 'A'; did you mean to use a value of this type instead?
