// Generic arguments that an annotation leaves out are those of the value, wherever in the annotation they stand.
final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
var numbers: Set? = [1, 2, 1]
print(type(of: numbers), numbers?.count ?? 0)  // expect: Optional<Set<Int>> 2
var box: Box? = Box(3)
print(type(of: box), box?.value ?? 0)  // expect: Optional<Box<Int>> 3
box = nil
print(box == nil)  // expect: true
let boxes: [Box] = [Box("a"), Box("b")]
print(type(of: boxes))  // expect: Array<Box<String>>
let pair: (Box, Int) = (Box(true), 1)
print(type(of: pair))  // expect: (Box<Bool>, Int)
struct Shelf {
  var books: Array? = ["x"]
  static let first: Box? = Box(1.5)
}
print(type(of: Shelf().books), type(of: Shelf.first))  // expect: Optional<Array<String>> Optional<Box<Double>>
func local() {
  let box: Box? = Box("c")
  print(type(of: box))  // expect: Optional<Box<String>>
  let wide: Optional = 3
  print(type(of: wide))  // expect: Optional<Int>
}
local()
for box: Box in [Box(1)] { print(type(of: box)) }  // expect: Box<Int>
