protocol Shape { var sides: Int { get } }
struct Square: Shape { let sides = 4 }
struct Triangle: Shape { let sides = 3 }
func sides(_ s: some Shape) -> Int { s.sides }
func boxed(_ s: any Shape) -> Int { s.sides }
func both(_ a: some Shape, _ b: some Shape) -> Int { a.sides + b.sides }
func all(_ list: [some Shape]) -> Int { list.reduce(0) { $0 + $1.sides } }
func total(_ n: some Collection<Int>) -> Int { n.reduce(0, +) }
func first<T>(_ c: some Collection<T>) -> T? { c.first }
print(sides(Square()), boxed(Triangle()), both(Square(), Triangle()))  // expect: 4 3 7
print(all([Square(), Square()]), total([1, 2]), total(1..<4), first(["a"])!)  // expect: 8 3 6 a
let mixed: [any Shape] = [Square(), Triangle()]
print(mixed.map { sides($0) })  // expect: [4, 3]
func maybe(_ s: (some Shape)?) -> Int { s?.sides ?? 0 }
print(maybe(Square()))  // expect: 4
func kind(_ s: some Shape) -> String { "some" }
func kind(_ s: any Shape) -> String { "any" }
print(kind(Square()), kind(mixed[0]))  // expect: any any
