protocol Shape { static var sides: Int { get } }
extension Shape {
  var title: String { "\(Self.self) with \(Self.sides) sides" }
  static var plural: String { "\(Self.self)s" }
  func same(as other: Any) -> Bool { other is Self }
}
struct Square: Shape { static let sides = 4 }
class Round: Shape { class var sides: Int { 0 } }
final class Oval: Round { override class var sides: Int { 1 } }
let shapes: [any Shape] = [Square(), Round(), Oval()]
for shape in shapes { print(shape.title, type(of: shape).plural) }
// expect: Square with 4 sides Squares
// expect: Round with 0 sides Rounds
// expect: Oval with 1 sides Ovals
