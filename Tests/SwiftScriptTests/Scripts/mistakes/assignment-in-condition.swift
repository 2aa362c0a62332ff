var x = 1
if x = 2 { print(x) }  // expect error: `=` assigns, and a condition compares
