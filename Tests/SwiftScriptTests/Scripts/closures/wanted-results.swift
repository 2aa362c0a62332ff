protocol Named { var name: String { get } }
struct Cat: Named { var name = "cat" }
struct Dog: Named { var name = "dog" }
let isCat = false
func twice<T>(_ make: () -> T) -> [T] { [make(), make()] }

let half: Double = {
  let n = 3
  return n > 2 ? 1 : 2
}()
let pair: (Int, Double) = {
  print("pair")  // expect: pair
  return (1, 2)
}()
let list: [Double] = {
  print("list")  // expect: list
  return [1, 2]
}()
print(half, pair, list)  // expect: 1.0 (1, 2.0) [1.0, 2.0]
let animal: any Named = {
  if isCat { return Cat() }
  return Dog()
}()
let anything: Any = {
  if isCat { return Cat() }
  return 3
}()
print(animal.name, anything)  // expect: dog 3
let some: Double? = {
  if isCat { return nil }
  return 3
}()
print(some as Any)  // expect: Optional(3.0)
let generic: [Double] = twice {
  let n = 1
  _ = n
  return 2
}
print(generic)  // expect: [2.0, 2.0]
let sum: Double =
  {
    print("one")  // expect: one
    return 1
  }() + 1.5
print(sum)  // expect: 2.5
let mapped: Double? = Optional(3).map {
  print($0)  // expect: 3
  return 2
}
print(mapped as Any)  // expect: Optional(2.0)
print(
  {
    print("plain")  // expect: plain
    return 2
  }()
)
// expect: 2
