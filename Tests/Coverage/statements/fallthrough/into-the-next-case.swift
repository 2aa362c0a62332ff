func walk(_ n: Int) -> [String] {
  var seen = [String]()
  switch n {
  case 1: seen.append("one"); fallthrough
  case 2:
    seen.append("two")
    if n == 1 { fallthrough }
    seen.append("stays")
  case 3: seen.append("three")
  default: seen.append("default")
  }
  return seen
}
print(walk(1), walk(2))  // expect: ["one", "two", "three"] ["two", "stays"]
print(walk(3), walk(4))  // expect: ["three"] ["default"]
enum Level { case high, middle, low }
func rights(_ l: Level) -> Int {
  var sum = 0
  switch l {
  case .high: sum += 4; fallthrough
  case .middle: sum += 2; fallthrough
  case .low: sum += 1
  }
  return sum
}
print(rights(.high), rights(.middle), rights(.low))  // expect: 7 3 1
