import RxSwift
let input: String? = "42"
print(input.count)  // expect error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
let number: Int = Int("42")  // expect error: no exact matches in call to initializer 
let sum = number + Int("1")  // expect error: no exact matches in call to initializer 
func shout(_ s: String) { print(s.uppercased()) }
shout(input)  // expect error: value of optional type 'String?' must be unwrapped to a value of type 'String'
let empty: String = nil  // expect error: 'nil' cannot initialize specified type 'String'
print(sum, empty)
