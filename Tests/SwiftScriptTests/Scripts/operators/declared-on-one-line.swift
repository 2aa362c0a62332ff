// Several operators may be declared on a line.
import Foundation
infix operator <>: AdditionPrecedence; infix operator **: Power; precedencegroup Power { associativity: right higherThan: MultiplicationPrecedence }; prefix operator √; postfix operator %%;
func <> (a: [Int], b: [Int]) -> [Int] { zip(a, b).flatMap { [$0, $1] } }
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { x, _ in x * a } }
prefix func √ (x: Double) -> Double { x.squareRoot() }; postfix func %% (n: Int) -> Int { n <= 1 ? 1 : n * (n - 1)%% }
print([1, 2] <> [3, 4], 2 ** 3 ** 2, 2 * 3 ** 2, √16.0 + 1, 5%%, -2 ** 2)
// expect: [1, 3, 2, 4] 512 18 5.0 120 4
