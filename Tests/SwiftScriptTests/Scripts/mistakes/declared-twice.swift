struct S {}
struct S {}  // expect error: invalid redeclaration of 'S'
print(S())
