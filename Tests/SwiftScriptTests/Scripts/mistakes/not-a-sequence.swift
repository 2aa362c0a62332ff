print("start")  // expect: start
for x in 5 { print(x) }  // expect error: `for` can't go through `Int`
