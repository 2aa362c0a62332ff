import RxSwift
let n = 5
if n { print("yes") }  // expect error: a condition must be a `Bool`, and this is `Int`
for i in n { print(i) }  // expect error: `for` can't go through `Int`
while n > 0 { n -= 1 }  // expect error: `n` is a constant
guard n > 3 else { print("small") }  // expect error: the `else` of a `guard` must leave the block
switch n {  // expect error: this `switch` of an `Int` needs a `default:`
case 1: print("one")
}
let r = n > 3 ? "big" : 0  // expect error: the branches of `?` and `:` must be of one type, and these are `String` and `Int`
let t: String = n > 3 ? "big" : 0  // expect error: expected `String`, got `Int`
