prefix operator ¬
prefix func ¬ (value: Bool) -> Bool { !value }
infix operator <+>
func <+> (a: Int, b: Int) -> Int { a * 10 + b }
postfix operator +++
postfix func +++ (value: Int) -> Int { value + 3 }
print(¬true, 1 <+> 2, 4+++)  // expect: false 12 7
let a = 5, b = 3
print(a+b, a - b, -a, a*(-b))  // expect: 8 2 -5 -15
print(a<b, a > b, a==b)  // expect: false true false
let maybe: Int? = 4
print(maybe!+1, maybe! - 1)  // expect: 5 3
print(maybe==nil ? 0 : 1)  // expect: 1
let range = 1...3, open = 1..<3
print(range, open)  // expect: 1...3 1..<3
infix operator .+.
func .+. (a: [Int], b: [Int]) -> [Int] { zip(a, b).map { $0 + $1 } }
print([1, 2] .+. [3, 4])  // expect: [4, 6]
print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(0, +))  // expect: [3, 2, 1] 6
