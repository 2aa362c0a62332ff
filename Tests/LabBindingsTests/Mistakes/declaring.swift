import RxSwift
count = 3  // expect error: there is nothing called `count` here
let limit = 5
limit = 6  // expect error: `limit` is a constant
var total: Integer = 0  // expect error: there is no type `Integer`
func double(_ n: Int) -> Int {  // expect error: `double` can end without returning an `Int`
  print(n * 2)
}
let text: String = double(4)  // expect error: expected `String`, got `Int`
