struct Color: Equatable { var name: String; static let red = Color(name: "red"); static func gray(_ n: Int) -> Color { Color(name: "gray\(n)") } }
enum Size { case small, large(Int) }
func paint(_ color: Color, _ size: Size = .small) -> String { "\(color.name) \(size)" }
print(paint(.red), paint(.gray(5), .large(2)))  // expect: red small gray5 large(2)
let c: Color = .gray(1)
print(c == .gray(1), c != .red)  // expect: true true
var sizes: [Size] = [.small, .large(3)]
sizes.append(.large(4))
print(sizes.count)  // expect: 3
let lookup: [String: Color] = ["a": .red]
print(lookup["a"]!.name)  // expect: red
func make() -> Color { .red }
print(make().name)  // expect: red
let f: () -> Size = { .large(7) }
print(f())  // expect: large(7)
let optional: Color? = .red
print(optional?.name ?? "none")  // expect: red
struct Style { var color: Color = .red; var size: Size }
var style = Style(size: .large(1))
style.color = .gray(2)
style.size = .small
print(style.color.name, style.size)  // expect: gray2 small
let chosen: Color = true ? .red : .gray(0)
print(chosen.name)  // expect: red
let t: (Color, Size) = (.red, .small)
print(t.0.name, t.1)  // expect: red small
print([Color.red, .gray(3)].map(\.name))  // expect: ["red", "gray3"]
var empty: [Color] = []
empty.append(.red)
empty += [.gray(8)]
empty.insert(.gray(0), at: 0)
print(empty.map { $0.name }, empty.contains(.red), empty.firstIndex(of: .red)!)
// expect: ["gray0", "red", "gray8"] true 1
var byColor: [Size2: Int] = [:]
enum Size2 { case s, m }
byColor[.s] = 1
byColor[.m, default: 5] += 1
print(byColor[.s]!, byColor[.m]!)  // expect: 1 6
func total(_ values: Double...) -> Double { values.reduce(0, +) }
print(total(1, 2.5), total(.pi) > 3)  // expect: 3.5 true
var doubles: [Double] = []
doubles.append(1)
doubles += [2]
print(doubles)  // expect: [1.0, 2.0]
let handler: (Double) -> Double = { $0 / 2 }
print(handler(3))  // expect: 1.5
var table: [String: Double] = [:]
table["a"] = 1
table["b", default: 1] += 1
print(table["a"]!, table["b"]!)  // expect: 1.0 2.0
