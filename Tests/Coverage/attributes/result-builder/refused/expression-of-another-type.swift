@resultBuilder enum B { static func buildBlock(_ parts: Int...) -> [Int] { parts } }
func make(@B _ f: () -> [Int]) -> [Int] { f() }
let list = make {
  1
  "two"  // error: cannot convert value of type 'String' to expected argument type 'Int'
}
