struct S {}
struct S {}  // expect error: `S` is declared twice
print(S())
