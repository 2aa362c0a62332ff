let (a, (b, c)) = (1, (2, 3))
print(a + b + c)  // expect: 6
var (x, y) = (1, 2)
(x, y) = (y, x + y)
print(x, y)  // expect: 2 3
for (name, (low, high)) in ["r": (1, 5)] { print(name, low, high) }  // expect: r 1 5
let people = [("Ann", 3), ("Bob", 1)]
print(people.sorted { $0.1 < $1.1 }.map { $0.0 }, people.map { (name, _) in name }, people.first { $0.0 == "Bob" }!.1)
// expect: ["Bob", "Ann"] ["Ann", "Bob"] 1
