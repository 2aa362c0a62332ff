precedencegroup Low {
  lowerThan: AdditionPrecedence
  higherThan: AssignmentPrecedence
  associativity: left
}
precedencegroup High {
  higherThan: MultiplicationPrecedence
  associativity: right
}
precedencegroup Assigning {
  lowerThan: AdditionPrecedence
  higherThan: AssignmentPrecedence
  associativity: none
  assignment: true
}
infix operator <&&>: Low
infix operator ^^: High
infix operator ?=: Assigning
func <&&> (a: Int, b: Int) -> Int { a * 100 + b }
func ^^ (a: Int, b: Int) -> Int { a * 10 + b }
func ?= (a: inout Int, b: Int?) { if let b { a = b } }
print(1 + 2 <&&> 3 + 4)  // expect: 307
print(1 <&&> 2 <&&> 3)  // expect: 10203
print(1 ^^ 2 ^^ 3, 2 * 1 ^^ 2)  // expect: 33 24
struct Box { var n = 1 }
var box: Box? = Box()
box?.n ?= 5
box?.n ?= nil
print(box!.n)  // expect: 5
var plain = 3
plain ?= 1 + 6
print(plain)  // expect: 7
