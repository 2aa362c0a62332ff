var numbers = [3, 1, 2]
let change: (inout [Int]) -> Void = { $0.append(9) }
change(&numbers)
print(numbers)  // expect: [3, 1, 2, 9]
let add = { (total: inout Int, n: Int) in total += n }
var total = 1
add(&total, 5)
print(total)  // expect: 6
print([1, 2, 3].reduce(into: [Int: Int]()) { counts, n in counts[n % 2, default: 0] += n }[1]!)
// expect: 4
func apply<T>(_ value: T, _ body: (inout T) -> Void) -> T {
  var copy = value
  body(&copy)
  return copy
}
struct Config { var name = "a"; var size = 1 }
let config = apply(Config()) { $0.name = "b"; $0.size += 4 }
print(config)  // expect: Config(name: "b", size: 5)
print(apply(5) { $0 *= 2 }, apply("x") { $0 += "y" })  // expect: 10 xy
