var n = 3
while n > 0 { n -= 1 }
print(n)  // expect: 0
var stack = [1, 2, 3]
while let top = stack.popLast() { print("top", top) }
// expect: top 3
// expect: top 2
// expect: top 1
var items: [Int?] = [1, 2, nil, 4]
while case let item?? = items.first {
  print("item", item)
  items.removeFirst()
}
// expect: item 1
// expect: item 2
var a = 10, b = 1
while a > b, b < 50 { b *= 3 }
print(b)  // expect: 27
while true {
  n += 1
  if n == 2 { continue }
  if n > 3 { break }
  print("n", n)
}
// expect: n 1
// expect: n 3
while false { print("never") }
