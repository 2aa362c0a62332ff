class Bag {
  var items = 0
}
func fill(_ bag: Bag, by count: Int) { bag.items += count }
var bag: Bag! = Bag()
var count: Int! = 2
fill(bag, by: count)
print(bag.items)  // expect: 2

// Where a type is written, the value is what it wraps.
let same: Bag = bag
let both: [Bag] = [bag, same]
print(both.count, same === bag)  // expect: 2 true
func current() -> Bag { bag }
print(current().items)  // expect: 2
let add = { (bag: Bag) in bag.items += 1 }
add(bag)
let maybe: Bag? = bag
print(maybe?.items ?? 0)  // expect: 3

var ready: Bool! = true
if ready { print("ready") }  // expect: ready
var list: [Int]! = [1, 2]
for item in list { print(item) }
// expect: 1
// expect: 2
var twice: ((Int) -> Int)! = { $0 * 2 }
print(list.map(twice), twice(4))  // expect: [2, 4] 8

// A property of that name has a type of its own.
class Owner {
  let bag = Bag()
  init() { fill(bag, by: 7) }
}
print(Owner().bag.items)  // expect: 7
bag = nil
print(bag == nil)  // expect: true
