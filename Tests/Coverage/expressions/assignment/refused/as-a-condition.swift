var a = 1
if a = 2 { print("no") }  // error: use of '=' in a boolean context, did you mean '=='?
