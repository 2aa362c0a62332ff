// `++` and `--` are no operators of numbers today; a program may declare them.
extension Int {
  @discardableResult static postfix func ++ (number: inout Int) -> Int {
    defer { number += 1 }
    return number
  }
  @discardableResult static prefix func ++ (number: inout Int) -> Int {
    number += 1
    return number
  }
  static postfix func -- (number: inout Int) { number -= 1 }
}
var number = 1
print(number++, number, ++number, number)
// expect: 1 2 3 3
number--
number++
print(number)
// expect: 3
