var closures: [() -> Int] = []
for i in 0..<3 { closures.append { i * 10 } }
print(closures.map { $0() })  // expect: [0, 10, 20]
var shared = 0
let increment = { shared += 1 }
increment()
increment()
print(shared)  // expect: 2
var value = 1
let byValue = { [value] in value }
let byReference = { value }
value = 2
print(byValue(), byReference())  // expect: 1 2
func maker() -> [() -> Int] {
  var n = 0
  return [{ n += 1; return n }, { n * 100 }]
}
let made = maker()
print(made[0](), made[0](), made[1]())  // expect: 1 2 200
var i = 0
var late: [() -> Int] = []
while i < 3 { late.append { i }; i += 1 }
print(late.map { $0() })  // expect: [3, 3, 3]
let renamed = { [twice = value * 2, value] in "\(twice) \(value)" }
value = 50
print(renamed())  // expect: 4 2
