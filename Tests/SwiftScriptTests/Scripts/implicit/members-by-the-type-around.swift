enum Color: String, CaseIterable { case red, green, blue; static let fav = Color.blue; static func mix(_ a: Color, _ b: Color) -> Color { a == b ? a : .blue } }
struct Size: Equatable { var w = 0.0, h = 0.0; static let zero = Size(); static func square(_ s: Double) -> Size { Size(w: s, h: s) }; init(w: Double = 0, h: Double = 0) { self.w = w; self.h = h } }
let c: Color = .red
let f: (Int) -> Color = { $0 > 0 ? .green : .red }
print(f(1), f(-1))
let cs: [Color] = [.red, .fav, .mix(.red, .green)]
print(cs)
let d: [String: Color] = ["a": .red, "b": .fav]
print(d["b"]!)
func paint(_ c: Color = .green, size: Size = .zero) -> String { "\(c) \(size.w)" }
print(paint(), paint(.red), paint(.fav, size: .square(2)), paint(size: .init(w: 3)))
var o: Color? = .red
o = .blue
print(o == .blue, o != .red, o ?? .green)
if o == .fav { print("fav") }
switch o { case .red?: print("r"); case .blue?: print("b"); default: print("d") }
let t: (Color, Size) = (.red, .square(1))
print(t)
func opt(_ n: Int) -> Color? { n == 0 ? nil : n == 1 ? .red : .some(.green) }
print(opt(0) as Any, opt(1) as Any, opt(2) as Any)
let mapped = [1, 2].map { n -> Color in n == 1 ? .red : .green }
print(mapped)
let mm: [Color] = [1, 2].map { $0 == 1 ? .red : .green }
print(mm)
print([Color.red, .green].contains(.green), [Color.red, .blue].firstIndex(of: .blue)!)
let size: Size = true ? .square(5) : .zero
print(size == .square(5), size)
func apply(_ f: () -> Size) -> Size { f() }
print(apply { .square(9) }, apply { return .zero })
func gen<T>(_ f: () -> T) -> T { f() }
let s2: Size = gen { .square(4) }
print(s2)
let s3: Size = gen { if c == .red { return .square(6) } else { return .zero } }
print(s3)
struct V { var color: Color { c == .red ? .green : .fav }; var all: [Size] { [.zero, .square(1)] } 
  func pick(_ b: Bool) -> Color { if b { return .red }; return .blue } 
  static var `default`: Self { .init() } }
print(V().color, V().all, V().pick(true), V.default.color)
let sw: Color = switch 3 { case 1: .red; case 3: .blue; default: .green }
let ie: Color = if sw == .blue { .green } else { .red }
print(sw, ie)
let nested: [[Color]] = [[.red], [.green, .blue]]
print(nested)
let closures: [() -> Color] = [{ .red }, { .fav }]
print(closures.map { $0() })
let dict2: [Color: Double] = [.red: 1, .green: 2]
print(dict2[.red]!, dict2[.blue] ?? 0)
enum Op { case add(Int), mul(Int); case group([Op]); static func twice(_ n: Int) -> Op { .group([.add(n), .add(n)]) } }
func run(_ op: Op, _ x: Int) -> Int { switch op { case .add(let n): x + n; case .mul(let n): x * n; case .group(let g): g.reduce(x) { run($1, $0) } } }
print(run(.twice(3), 1), run(.group([.add(1), .mul(10), .twice(1)]), 0))
let res: Result<Int, Error> = .success(3)
print((try? res.get()) ?? 0)
let r2: Result<Double, Error> = .success(3)
print(r2)
var stack: [Size] = []
stack.append(.square(2)); stack += [.zero]; stack.insert(.init(w: 1, h: 1), at: 0)
print(stack)
print(Color.allCases.map(\.rawValue), Color(rawValue: "red") == .red)

// expect: green red
// expect: [main.Color.red, main.Color.blue, main.Color.blue]
// expect: blue
// expect: green 0.0 red 0.0 blue 2.0 green 3.0
// expect: true true blue
// expect: fav
// expect: b
// expect: (main.Color.red, main.Size(w: 1.0, h: 1.0))
// expect: nil Optional(main.Color.red) Optional(main.Color.green)
// expect: [main.Color.red, main.Color.green]
// expect: [main.Color.red, main.Color.green]
// expect: true 1
// expect: true Size(w: 5.0, h: 5.0)
// expect: Size(w: 9.0, h: 9.0) Size(w: 0.0, h: 0.0)
// expect: Size(w: 4.0, h: 4.0)
// expect: Size(w: 6.0, h: 6.0)
// expect: green [main.Size(w: 0.0, h: 0.0), main.Size(w: 1.0, h: 1.0)] red green
// expect: blue green
// expect: [[main.Color.red], [main.Color.green, main.Color.blue]]
// expect: [main.Color.red, main.Color.blue]
// expect: 1.0 0.0
// expect: 7 12
// expect: 3
// expect: success(3.0)
// expect: [main.Size(w: 1.0, h: 1.0), main.Size(w: 2.0, h: 2.0), main.Size(w: 0.0, h: 0.0)]
// expect: ["red", "green", "blue"] true
