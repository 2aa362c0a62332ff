let n = 1
print("start")
if n { print("never") }  // expect error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
