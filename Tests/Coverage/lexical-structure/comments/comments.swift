// A comment ends with its line.
/* This one
   goes over /* and may hold another */ lines. */
let a = 1 /* in the middle of */ + /* an expression */ 2
print(a)  // expect: 3
/// A comment for readers of the documentation.
func documented() -> String { "documented" }
print(documented())  // expect: documented
let text = "// no comment, /* nor here */"
print(text)  // expect: // no comment, /* nor here */
let path = "a" /**/ + "b"
print(path)  // expect: ab
/**/print("after an empty one")  // expect: after an empty one
let quotient = 8 /*divided*/ / /*by*/ 2
print(quotient)  // expect: 4
