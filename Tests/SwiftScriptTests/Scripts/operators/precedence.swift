precedencegroup Arrow {
  associativity: left
  lowerThan: AdditionPrecedence
}
infix operator |>: Arrow
func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }
func double(_ n: Int) -> Int { n * 2 }
print(3 + 4 |> double |> { $0 + 1 })  // expect: 15
precedencegroup RightArrow { associativity: right }
infix operator <|: RightArrow
func <| <A, B>(function: (A) -> B, value: A) -> B { function(value) }
print(double <| double <| 5)  // expect: 20
print(1 + 2 * 3 == 7 && !false || false)  // expect: true
print(2 + 1...3 + 1)  // expect: 3...4
