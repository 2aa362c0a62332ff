// overloads by result
func value() -> Int { 1 }
func value() -> String { "one" }
func value() -> [Double] { [1, 2] }
let vi: Int = value(); let vs: String = value(); let vd: [Double] = value()
print(vi, vs, vd)
func takes(_ s: String) -> String { "took \(s)" }
print(takes(value()), value() as Int)
struct Parser { func read() -> Int { 7 }; func read() -> String { "seven" }; static func make() -> Int { 1 }; static func make() -> String { "m" } }
let p = Parser()
let ri: Int = p.read(); let rs: String = p.read()
let mi: Int = Parser.make(); let ms: String = Parser.make()
print(ri, rs, mi, ms)
// static dispatch
protocol Greeter { func name() -> String }
extension Greeter {
  func name() -> String { "default" }
  func greet() -> String { "hello " + name() }
  func shout() -> String { "EXT" }
}
struct Me: Greeter { func name() -> String { "me" }; func greet() -> String { "my greet" }; func shout() -> String { "OWN" } }
let me = Me()
let g: Greeter = me
print(me.greet(), g.greet(), me.name(), g.name(), me.shout(), g.shout())
func viaGeneric<T: Greeter>(_ t: T) -> String { t.shout() + t.name() }
func viaExistential(_ t: any Greeter) -> String { t.shout() + t.name() }
func viaSome(_ t: some Greeter) -> String { t.shout() + t.name() }
print(viaGeneric(me), viaExistential(me), viaSome(me))
let list: [Greeter] = [me, Me()]
print(list.map { $0.shout() }, list[0].shout(), list.first!.shout())
for x in list { print(x.shout()) }
class Animal { func speak() -> String { "..." } }
class Dog: Animal { override func speak() -> String { "Woof" } }
let an: Animal = Dog(); print(an.speak())
struct Holder { let g: Greeter; func go() -> String { g.shout() } }
print(Holder(g: me).go(), Holder(g: me).g.shout())
protocol Shape { var area: Double { get } }
extension Shape { var label: String { "shape" }; var desc: String { "\(label) \(area)" } }
struct Sq: Shape { var area: Double { 4 }; var label: String { "square" } }
let sh: Shape = Sq()
print(Sq().label, sh.label, Sq().desc, sh.desc)
func p1(_ s: Shape) { print(s.label) }
p1(Sq())

// expect: 1 one [1.0, 2.0]
// expect: took one 1
// expect: 7 seven 1 m
// expect: my greet hello me me me OWN EXT
// expect: EXTme EXTme EXTme
// expect: ["EXT", "EXT"] EXT EXT
// expect: EXT
// expect: EXT
// expect: Woof
// expect: EXT EXT
// expect: square shape shape 4.0 shape 4.0
// expect: shape
