var x = 1
if x = 2 { print(x) }  // expect error: use of '=' in a boolean context, did you mean '=='?
