@resultBuilder enum B { static func buildBlock(_ parts: Int...) -> [Int] { parts } }
func make(@B _ f: () -> [Int]) -> [Int] { f() }
let flag = true
let list = make {
  if flag { 1 }  // error: closure containing control flow statement cannot be used with result builder 'B'
}
