// An initial value is computed once for each instance.
var next = 0
func made() -> Int { next += 1; return next }
struct Item { let id = made(); var name = "-" }
let items = [Item(), Item(name: "b"), Item()]
print(items.map(\.id), next)  // expect: [1, 2, 3] 3
struct Pair { var id = made(); var other: Int }
print(Pair(other: 0).id, Pair(other: 1).id, next)  // expect: 4 5 5
