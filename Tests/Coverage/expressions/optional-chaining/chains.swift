class Person {
  var home: Home?
  var name = "ann"
  func greet() -> String { "hi from \(name)" }
}
class Home {
  var rooms = [Room(name: "hall")]
  var street: String? = nil
  subscript(i: Int) -> Room? { i < rooms.count ? rooms[i] : nil }
  func paint(_ colour: String) { print("painted", colour) }
}
struct Room { var name: String; var size = 1 }
var person: Person? = Person()
print(person?.name as Any, person?.home?.rooms.count as Any)  // expect: Optional("ann") nil
print(person?.home?.paint("red") == nil)  // expect: true
person?.home = Home()
person?.home?.paint("blue")  // expect: painted blue
print(person?.home?[0]?.name ?? "none", person?.home?[5]?.name ?? "none")  // expect: hall none
person?.home?.rooms[0].size += 4
print(person!.home!.rooms[0].size, person?.home?.street?.count as Any)  // expect: 5 nil
print(person?.greet().count as Any)  // expect: Optional(11)
var table: [String: [Int]] = ["a": [1]]
table["a"]?.append(2)
table["b"]?.append(3)
print(table, table["a"]?.first?.description ?? "-")  // expect: ["a": [1, 2]] 1
let f: ((Int) -> Int?)? = { $0 > 0 ? $0 : nil }
print(f?(3)?.description as Any, f?(-1) as Any)  // expect: Optional("3") nil
person = nil
print(person?.name.uppercased().count as Any)  // expect: nil
