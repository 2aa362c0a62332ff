struct A {}
print(A()[0])  // error: value of type 'A' has no subscripts
