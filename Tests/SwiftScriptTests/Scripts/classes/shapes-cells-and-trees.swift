import Foundation
class Shape { var name: String { "shape" }; func area() -> Double { 0 }; init() { print("init \(type(of: self))") }; deinit { print("deinit \(name)") } 
  class func make() -> Shape { Shape() }; static let count = 3; final func describe() -> String { "\(name): \(area())" } }
class Circle: Shape { let r: Double; init(r: Double) { self.r = r; super.init() }; override var name: String { "circle" }; override func area() -> Double { (r * r * 3.0).rounded() }; override class func make() -> Shape { Circle(r: 1) } }
class Square: Shape { var side = 2.0 { willSet { print("will", newValue) } didSet { print("did", oldValue) } }; override var name: String { "square" }; override func area() -> Double { side * side }; convenience init(_ s: Double) { self.init(); side = s } }
do { let shapes: [Shape] = [Circle(r: 2), Square(3), Shape.make(), Circle.make()]; for s in shapes { print(s.describe(), s is Circle, (s as? Square)?.side as Any) } }
let sq = Square(4); sq.side = 5; print(sq.area(), Shape.count)
class Node { let v: Int; weak var parent: Node?; var kids: [Node] = []; init(_ v: Int) { self.v = v }; deinit { print("bye", v) }; func add(_ n: Node) { n.parent = self; kids.append(n) } }
do { let root = Node(1); let kid = Node(2); root.add(kid); print(kid.parent?.v as Any, root.kids.count) }
class Cell2 { var onTap: (() -> Void)?; var n = 0; func setup() { onTap = { [weak self] in self?.n += 1; print(self?.n as Any) } }; deinit { print("cell gone") } }
var c: Cell2? = Cell2(); c?.setup(); let tap = c!.onTap!; tap(); c = nil; tap()
protocol Delegate: AnyObject { func did(_ x: Int) }
class Worker { weak var delegate: Delegate?; func go() { delegate?.did(1) } }
class Boss: Delegate { let w = Worker(); init() { w.delegate = self }; func did(_ x: Int) { print("boss", x) } }
let boss = Boss(); boss.w.go()
class Singleton { static let shared = Singleton(); private init() { print("once") }; var n = 0 }
Singleton.shared.n += 1; Singleton.shared.n += 1; print(Singleton.shared.n, Singleton.shared === Singleton.shared)
class Lazy { lazy var x: Int = { print("computing"); return 5 }(); lazy var y = x * 2 }
let lz = Lazy(); print(lz.y, lz.x)
class A { required init() {}; func copy() -> Self { type(of: self).init() } }; class B: A { }
print(type(of: B().copy()), B.self, type(of: A()) == A.self, B() is A)
struct Stack<T> { private(set) var items = [T](); mutating func push(_ t: T) { items.append(t) }; @discardableResult mutating func pop() -> T? { items.popLast() }; var isEmpty: Bool { items.isEmpty } }
var st = Stack<String>(); st.push("a"); st.push("b"); var copy = st; copy.pop(); print(st.items, copy.items, copy.isEmpty)
enum Tree { indirect case node(Tree, Int, Tree); case leaf; var sum: Int { switch self { case .leaf: 0; case let .node(l, v, r): l.sum + v + r.sum } }
  mutating func insert(_ x: Int) { switch self { case .leaf: self = .node(.leaf, x, .leaf); case .node(var l, let v, var r): if x < v { l.insert(x) } else { r.insert(x) }; self = .node(l, v, r) } } }
var tr = Tree.leaf; [5, 2, 8].forEach { tr.insert($0) }; print(tr.sum, tr)
enum Planet: Int, CaseIterable { case mercury = 1, venus, earth; var next: Planet { Planet(rawValue: rawValue + 1) ?? .mercury } }
print(Planet.earth.rawValue, Planet(rawValue: 2)!, Planet.allCases, Planet.earth.next, Planet.venus)
enum Dir: String { case north, south = "S" }; print(Dir.north.rawValue, Dir(rawValue: "S") as Any, Dir(rawValue: "x") as Any)
struct OptSet: OptionSet { let rawValue: Int; static let a = OptSet(rawValue: 1 << 0), b = OptSet(rawValue: 1 << 1); static let all: OptSet = [.a, .b] }
var os: OptSet = [.a]; os.insert(.b); print(os == .all, os.contains(.b), os.rawValue, OptSet.all.subtracting(.a).rawValue)

// expect: init Circle
// expect: init Square
// expect: init Shape
// expect: init Circle
// expect: circle: 12.0 true nil
// expect: square: 9.0 false Optional(3.0)
// expect: shape: 0.0 false nil
// expect: circle: 3.0 true nil
// expect: deinit circle
// expect: deinit square
// expect: deinit shape
// expect: deinit circle
// expect: init Square
// expect: will 5.0
// expect: did 4.0
// expect: 25.0 3
// expect: Optional(1) 1
// expect: bye 1
// expect: bye 2
// expect: Optional(1)
// expect: cell gone
// expect: nil
// expect: boss 1
// expect: once
// expect: 2 true
// expect: computing
// expect: 10 5
// expect: B B true true
// expect: ["a", "b"] ["a"] false
// expect: 15 node(main.Tree.node(main.Tree.leaf, 2, main.Tree.leaf), 5, main.Tree.node(main.Tree.leaf, 8, main.Tree.leaf))
// expect: 3 venus [main.Planet.mercury, main.Planet.venus, main.Planet.earth] mercury venus
// expect: north Optional(main.Dir.south) nil
// expect: true true 3 2
