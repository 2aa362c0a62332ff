protocol Shape { func draw() -> String }
struct Star: Shape { func draw() -> String { "*" } }
struct Twice<S: Shape>: Shape {
  let shape: S
  func draw() -> String { shape.draw() + shape.draw() }
}
func makeStar() -> some Shape { Star() }
func double(_ shape: some Shape) -> some Shape { Twice(shape: shape) }
print(double(makeStar()).draw())  // expect: **
print(double(double(makeStar())).draw())  // expect: ****
struct Picture {
  var body: some Shape { Twice(shape: Star()) }
}
print(Picture().body.draw())  // expect: **
func numbers() -> some Collection<Int> { [3, 1, 2] }
print(numbers().sorted(), numbers().count)  // expect: [1, 2, 3] 3
func same() -> some Equatable { 7 }
print(same() == same())  // expect: true
func total(_ list: some Sequence<Int>) -> Int { list.reduce(0, +) }
print(total([1, 2]), total(1...3))  // expect: 3 6
print(type(of: double(makeStar())))  // expect: Twice<Star>
let local: some Shape = Star()
print(local.draw())  // expect: *
