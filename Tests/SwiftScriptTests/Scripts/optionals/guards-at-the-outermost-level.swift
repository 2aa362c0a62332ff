func readLimit() -> Int? { 3 }
guard let limit = readLimit(), limit > 1 else { fatalError("none") }
func fits(_ number: Int) -> Bool { number <= limit }
print(fits(2), fits(4))  // expect: true false
let above = { $0 > limit }
print(above(4))  // expect: true
guard var count = Int("2") else { fatalError("none") }
func more() { count += 1 }
more()
print(count)  // expect: 3
if let count = Int("7") { print(count, limit) }  // expect: 7 3
print(count)  // expect: 3
while let next = Int("9") {
  print(next)  // expect: 9
  break
}
