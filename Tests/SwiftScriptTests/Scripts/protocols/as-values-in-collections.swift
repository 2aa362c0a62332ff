protocol Animal { var name: String { get }; func sound() -> String }
struct Cat: Animal { let name: String; func sound() -> String { "meow" } }
class Dog: Animal { let name = "Rex"; func sound() -> String { "woof" } }
let zoo: [Animal] = [Cat(name: "Tom"), Dog()]
print(zoo.map { "\($0.name): \($0.sound())" }, zoo.filter { $0 is Dog }.count, (zoo[0] as? Cat)?.name ?? "-")
// expect: ["Tom: meow", "Rex: woof"] 1 Tom
var byName: [String: Animal] = [:]
zoo.forEach { byName[$0.name] = $0 }
print(byName["Tom"]!.sound(), byName["Rex"]?.sound() ?? "-", byName["none"] == nil)
// expect: meow woof true
