infix operator **: MultiplicationPrecedence
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { r, _ in r * base } }
print(2 ** 10, 2 ** 3 + 1)  // expect: 1024 9
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
print(√16)  // expect: 4.0
postfix operator %%
postfix func %% (n: Double) -> Double { n / 100 }
print(50%%)  // expect: 0.5
infix operator |>: Pipe
precedencegroup Pipe {
  associativity: left
  lowerThan: AdditionPrecedence
}
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(3 + 1 |> { $0 * 2 } |> { "\($0)" })  // expect: 8
infix operator +++: AdditionPrecedence
func +++ (a: [Int], b: Int) -> [Int] { a + [b] }
print([1] +++ 2 +++ 3)  // expect: [1, 2, 3]
