print("start")
for x in 5 { print(x) }  // expect error: for-in loop requires 'Int' to conform to 'Sequence'
