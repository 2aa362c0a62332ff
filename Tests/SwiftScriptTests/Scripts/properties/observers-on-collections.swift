class Store {
  var items: [String] = [] { didSet { print("items:", items.count, "was", oldValue.count) } }
  var map: [String: Int] = [:] { didSet { print("map", map.keys.sorted()) } }
}
let s = Store()
s.items.append("a")  // expect: items: 1 was 0
s.items += ["b", "c"]  // expect: items: 3 was 1
s.items[0] = "z"  // expect: items: 3 was 3
s.items.removeAll()  // expect: items: 0 was 3
s.map["k"] = 1  // expect: map ["k"]
s.map["k", default: 0] += 1  // expect: map ["k"]
struct Holder { var point = (0, 0) { didSet { print("point", point) } } }
var h = Holder()
h.point.0 = 5  // expect: point (5, 0)
h.point = (1, 2)  // expect: point (1, 2)
