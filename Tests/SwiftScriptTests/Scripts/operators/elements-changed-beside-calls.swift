// An index is read before the value to the right changes it.
var list = [1, 2, 3]
var index = 0
func step() -> Int {
  index += 1
  return index * 10
}
func fill() -> [Int] {
  var numbers = [0, 0, 0, 0]
  var place = 0
  var next: Int { place + 1 }
  while place < 3 {
    numbers[place] = place
    numbers[next] = 7
    place += 1
  }
  return numbers
}
list[index] = step()
print(list, index)
// expect: [10, 2, 3] 1
list[index] += step()
print(list, index)
// expect: [10, 22, 3] 2
func choose() -> [Int] {
  lazy var chosen: Int = {
    index = 0
    return 1
  }()
  list[chosen] = index
  return list
}
print(choose(), fill())
// expect: [10, 0, 3] [0, 1, 2, 7]
