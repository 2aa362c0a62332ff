class Room { var name: String; init(_ n: String) { name = n }; var window: Window? }
class Window { var size = 2; func open() -> String { "opened \(size)" }; subscript(i: Int) -> Int { i * size } }
class House { var rooms: [Room] = []; var main: Room?; var doors: [String: Int]? }
let house: House? = House()
print(house?.main?.window?.size as Any)  // expect: nil
house?.main = Room("hall")
house?.main?.window = Window()
house?.main?.window?.size = 5
print(house?.main?.window?.size as Any, house?.main?.window?.open() ?? "-", house?.main?.window?[3] as Any)
// expect: Optional(5) opened 5 Optional(15)
house?.main?.window?.size += 1
print(house!.main!.window!.size, house?.rooms.first?.name as Any, house?.rooms.count ?? -1)
// expect: 6 nil 0
house?.rooms.append(Room("attic"))
print(house?.rooms.first?.name.uppercased() as Any)  // expect: Optional("ATTIC")
house?.doors?["front"] = 1
print(house?.doors as Any)  // expect: nil
house?.doors = [:]
house?.doors?["front"] = 1
print(house?.doors?["front"] as Any, house?.doors?["back"] as Any)  // expect: Optional(1) nil
let none: House? = nil
print(none?.rooms.count as Any, (none?.main?.window?.open()) == nil)  // expect: nil true
none?.main?.name = "never"
let names: [String?] = ["a", nil]
print(names[0]?.count as Any, names[1]?.count as Any, names.compactMap { $0?.count })
// expect: Optional(1) nil [1]
