func makeCounter() -> () -> Int {
  var count = 0
  return {
    count += 1
    return count
  }
}
let a = makeCounter()
let b = makeCounter()
print(a(), a(), b(), a())  // expect: 1 2 1 3
var shared = 1
let show = { print("shared", shared) }
shared = 2
show()
var closures: [() -> Int] = []
for i in 0..<3 { closures.append { i * 10 } }  // expect: shared 2
print(closures.map { $0() })  // expect: [0, 10, 20]
var functions: [() -> Int] = []
var j = 0
while j < 3 {
  let k = j
  functions.append { k + j }
  j += 1
}
print(functions.map { $0() })  // expect: [3, 4, 5]
func pairOfClosures() -> (get: () -> Int, set: (Int) -> Void) {
  var value = 0
  return ({ value }, { value = $0 })
}
let pair = pairOfClosures()
pair.set(42)
print(pair.get())  // expect: 42
