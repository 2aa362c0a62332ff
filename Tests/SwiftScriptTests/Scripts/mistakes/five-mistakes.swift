var total = 5
print(totl)  // expect error: there is nothing called `totl` here
let text: Strin = "x"  // expect error: there is no type `Strin`
func twice(_ n: Int) -> Int { n * 2 }
print(twise(4))  // expect error: there is nothing called `twise` here
let list = [1, 2, 3]
list = []  // expect error: `list` is a constant
if total = 3 { print("three") }  // expect error: `=` assigns, and a condition compares
