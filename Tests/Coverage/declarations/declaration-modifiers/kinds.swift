class Base {
  open class Inner {}
  final let id = 1
  lazy private(set) var heavy: Int = { print("computed"); return 9 }()
  weak var delegate: Base?
  unowned let owner: Base.Inner
  fileprivate static var made = 0
  init(owner: Base.Inner) { self.owner = owner; Base.made += 1 }
  dynamic func f() -> String { "f" }
  class func kind() -> String { "base" }
  final func fixed() -> Int { id }
}
final class Derived: Base {
  override func f() -> String { "derived " + super.f() }
  override static func kind() -> String { "derived" }
  required override init(owner: Base.Inner) { super.init(owner: owner) }
}
let inner = Base.Inner()
let d = Derived(owner: inner)
print(d.heavy, d.heavy)
// expect: computed
// expect: 9 9
print(d.f(), Derived.kind(), d.fixed(), Base.made, d.owner === inner)  // expect: derived f derived 1 1 true
struct Counter {
  private var n = 0
  mutating func up() { n += 1 }
  nonmutating func get() -> Int { n }
  var twice: Int { mutating get { n += 10; return n * 2 } nonmutating set { print("set", newValue) } }
}
var c = Counter()
c.up()
print(c.get(), c.twice, c.get())  // expect: 1 22 11
c.twice = 4  // expect: set 4
enum Tree { case leaf; indirect case node(Tree) }
print(Tree.node(.leaf))  // expect: node(main.Tree.leaf)
