import RxSwift
let n = 5
if n { print("yes") }  // expect error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
for i in n { print(i) }  // expect error: for-in loop requires 'Int' to conform to 'Sequence'
while n > 0 { n -= 1 }  // expect error: left side of mutating operator isn't mutable: 'n' is a 'let' constant
guard n > 3 else { print("small") }  // expect error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
switch n {  // expect error: switch must be exhaustive
case 1: print("one")
}
let r = n > 3 ? "big" : 0  // expect error: result values in '? :' expression have mismatching types 'String' and 'Int'
let t: String = n > 3 ? "big" : 0  // expect error: cannot convert value of type 'Int' to specified type 'String'
