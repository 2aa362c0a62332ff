protocol Shape { static var sides: Int { get }; init() }
struct Tri: Shape { static let sides = 3 }
struct Quad: Shape { static let sides = 4 }
func sides<S: Shape>(_ s: S) -> Int { S.sides }
func make<S: Shape>(_ t: S.Type) -> S { t.init() }
func count<S: Shape>(_ list: [S]) -> Int { list.count * S.sides }
print(sides(Tri()), sides(make(Quad.self)), count([Tri(), Tri()]))  // expect: 3 4 6
