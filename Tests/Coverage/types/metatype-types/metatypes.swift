class Animal {
  required init() {}
  class var sound: String { "?" }
  static func make() -> String { "made \(sound)" }
}
final class Cat: Animal { override class var sound: String { "meow" } }
let kind: Animal.Type = Cat.self
print(kind.sound, kind.make(), kind)  // expect: meow made meow Cat
let made = kind.init()
print(type(of: made), made is Cat)  // expect: Cat true
protocol Named { static var title: String { get } }
struct A: Named { static let title = "a" }
enum B: Named { static let title = "b" }
let types: [any Named.Type] = [A.self, B.self]
print(types.map { $0.title })  // expect: ["a", "b"]
print(type(of: made) == Cat.self, kind == Animal.self)  // expect: true false
print(Int.self, [String].self, (() -> Int).self)  // expect: Int Array<String> () -> Int
print(type(of: Int.self), Int.max.self == Int.max)  // expect: Int.Type true
func create<T: Animal>(_ type: T.Type) -> T { type.init() }
print(create(Cat.self) is Cat)  // expect: true
print(kind is Cat.Type, (kind as? Cat.Type) != nil)  // expect: true true
print(ObjectIdentifier(kind) == ObjectIdentifier(Cat.self))  // expect: true
