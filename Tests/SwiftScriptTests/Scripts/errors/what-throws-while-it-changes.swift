// What throws while it changes a variable leaves there what it has made of it.
struct Oops: Error {}
func append(_ list: inout [Int]) throws {
  list.append(1)
  throw Oops()
}
func bump(_ number: inout Int) throws {
  number += 1
  throw Oops()
}
final class Box {
  var stored: [Int] = []
  var observed: [Int] = [] { didSet { print("observed", oldValue, observed) } }
  var computed: [Int] {
    get { stored }
    set {
      print("set", newValue)
      stored = newValue
    }
  }
  // Without its old value a property is changed where it is, and observed only if nothing throws.
  var table: [String: [Int]] = [:] { didSet { print("table", table) } }
  subscript(index: Int) -> Int {
    get { stored.count + index }
    set { print("subscript", index, newValue) }
  }
}
let box = Box()
try? append(&box.stored)
try? append(&box.observed)
try? append(&box.computed)
try? append(&box.table["x", default: []])
try? bump(&box[4])
print(box.stored, box.observed, box.table)
box.table["x"] = [2]
struct Counter {
  var number = 0 { didSet { print("number", number) } }
  var list = [5]
  var twice: Int {
    get { number * 2 }
    set { number = newValue / 2 }
  }
  mutating func go() throws {
    number += 1
    throw Oops()
  }
}
var counter = Counter() { didSet { print("counter") } }
try? counter.go()
try? bump(&counter.number)
try? bump(&counter.twice)
try? bump(&counter.list[0])
print(counter)
var numbers = ["k": 1]
try? bump(&numbers["k"]!)
try? bump(&numbers["z", default: 10])
print(numbers["k"]!, numbers["z"]!)

// What is thrown instead of a parameter's error is thrown only if the parameter throws.
func undoing(_ list: inout [Int], _ change: (inout [Int]) throws -> Void) rethrows {
  let before = list
  do { try change(&list) } catch {
    list = before
    throw error
  }
}
var list = [1]
undoing(&list) { $0.append(2) }
do {
  try undoing(&list) {
    $0.removeAll()
    throw Oops()
  }
} catch { print(list, error) }
// expect: observed [] [1]
// expect: set [1, 1]
// expect: subscript 4 7
// expect: [1, 1] [1] ["x": [1]]
// expect: table ["x": [2]]
// expect: number 1
// expect: counter
// expect: counter
// expect: number 2
// expect: counter
// expect: counter
// expect: Counter(number: 2, list: [6])
// expect: 2 11
// expect: [1, 2] Oops()
