let n = 1
print("start")  // expect: start
if n { print("never") }  // expect error: a condition must be a `Bool`, and this is `Int`
