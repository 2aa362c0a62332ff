var total = 5
print(totl)  // expect error: cannot find 'totl' in scope
let text: Strin = "x"  // expect error: cannot find type 'Strin' in scope
func twice(_ n: Int) -> Int { n * 2 }
print(twise(4))  // expect error: cannot find 'twise' in scope
let list = [1, 2, 3]
list = []  // expect error: cannot assign to value: 'list' is a 'let' constant
if total = 3 { print("three") }  // expect error: use of '=' in a boolean context, did you mean '=='?
