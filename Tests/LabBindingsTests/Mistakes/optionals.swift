import RxSwift
let input: String? = "42"
print(input.count)  // expect error: `count` is asked of an optional, `String?`
let number: Int = Int("42")  // expect error: expected `Int`, got `Int?`
let sum = number + Int("1")  // expect error: expected `Int`, got the optional `Int?`
func shout(_ s: String) { print(s.uppercased()) }
shout(input)  // expect error: expected `String`, got `String?`
let empty: String = nil  // expect error: expected `String`, got `nil`
print(sum, empty)
