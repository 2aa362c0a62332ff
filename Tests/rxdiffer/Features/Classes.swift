extension Generator {
  /// Initialiser chains, overriding, `super`, convenience and required initialisers, class members.
  func inheritance() {
    let base = name("A")
    let derived = name("B")
    let last = name("C")
    let isObserved = once(in: 2)
    declare(
      """
      class \(base) {
      var x: Int\(pick("", " = «!Int»", " {\ndidSet {\nprint(\"x\", oldValue, x)\n}\n}"))
      var label: String {
      "A\\(x)"
      }
      class var kind: String {
      "kind A"
      }
      static let shared = "shared A"
      init(x: Int) {
      self.x = x
      print("init A", x)
      setUp()
      }
      convenience init() {
      self.init(x: «~Int»)
      print("convenience A")
      }
      func setUp() {
      print("set up A")
      }
      func step(_ n: Int = 1) -> Int {
      x &+= n
      return x
      }
      func me() -> String {
      "\\(type(of: self)) \\(Self.kind) \\(label)"
      }
      \(pick("final ", ""))func fixed() -> String {
      label
      }
      }
      """
    )
    declare(
      """
      class \(derived): \(base) {
      var y = «~Int»
      \(once(in: 2) ? "override init(x: Int) {\nprint(\"before\", y)\nsuper.init(x: x &+ 1)\ny &+= 1\nprint(\"init B\", y)\n}" : "")
      override func setUp() {
      \(pick("super.setUp()", ""))
      print("set up B", y)
      }
      \(pick("override var label: String {\n\"B\" + super.label\n}", ""))
      \(isObserved ? "override var x: Int {\ndidSet {\nprint(\"B.x\", oldValue, x)\n}\n}" : "")
      \(pick("override class var kind: String {\n\"kind B of \" + super.kind\n}", ""))
      override func step(_ n: Int = 10) -> Int {
      super.step(n &* 2) &+ y
      }
      }
      """
    )
    declare(
      """
      final class \(last): \(derived) {
      let name: String
      init(name: String) {
      self.name = name
      super.init(x: name.count)
      }
      override func me() -> String {
      name + " " + super.me()
      }
      }
      """
    )
    let made = [
      "\(base)()", "\(base)(x: «Int»)", "\(derived)(x: «Int»)", "\(last)(name: «String»)",
    ]
    let values = some(2, of: made).prefix(3).map { make in
      let value = name("v")
      run("let \(value)\(once(in: 2) ? ": \(base)" : "") = \(make)")
      return value
    }
    for value in values {
      show("\(value).step()", "\(value).\(pick("label", "me()", "fixed()", "x"))")
      run(pick("\(value).x = «~Int»", "\(value).x &+= 2"))
    }
    show(
      "[\(values.joined(separator: ", "))].map { $0.me() }",
      "type(of: \(values[0] + " as \(base)"))",
      "\(derived).kind",
      "\(base).shared",
      "[\(values.joined(separator: ", "))].map { $0 is \(derived) }",
      "(\(values[1]) as \(base)) === \(values[1])",
      "(\(values[0]) as \(base) as? \(derived))?.y ?? -1",
      "(type(of: \(values[1]) as \(base)) as \(base).Type).kind"
    )
    converts(derived, to: base)
    rule(base, "\(base)(x: «~Int»)", "\(base)()")
    rule(derived, "\(derived)(x: «~Int»)")
    rule(
      "Int",
      "(«~\(base)» as \(base)).x",
      "«\(derived)».step()"
    )
    rule("String", "«\(base)».me()")
  }

  /// When objects go: `deinit`, `weak`, `unowned`, captured objects.
  func lifetimes() {
    let node = name("N")
    let f = name("f")
    declare(
      """
      class \(node) {
      let name: String
      \(pick("weak ", ""))var next: \(node)?
      var onEnd: (() -> Void)?
      init(_ name: String, next: \(node)? = nil) {
      self.name = name
      self.next = next
      }
      deinit {
      print("deinit", name)
      onEnd?()
      }
      }
      class \(node)b: \(node) {
      deinit {
      print("deinit b", name)
      }
      }
      """
    )
    declare(
      """
      func \(f)() {
      var a: \(node)? = \(pick(node, node + "b"))("a")
      var b: \(node)? = \(node)("b", next: a)
      weak var w = a
      \(pick("a?.onEnd = { print(\"end of a\") }", "b?.onEnd = { [weak b] in print(\"b\", b == nil) }", "let hold = { [a] in a?.name ?? \"none\" }\nprint(hold())"))
      print(w?.name ?? "gone", b?.next?.name ?? "no next")
      \(pick("a = nil", "b = nil", "b?.next = nil\na = nil", "a = \(node)(\"c\")"))
      print(w?.name ?? "gone", b?.next?.name ?? "no next")
      \(pick("b = nil", "a = b\nb = nil", "swap(&a, &b)\na = nil"))
      print("last", w == nil)
      a = nil
      b = nil
      }
      func \(f)list() {
      var list = [\(node)("p"), \(node)b("q"), \(node)("r")]
      list.remove(at: 1)
      print("removed")
      list\(pick(".removeAll()", " = []", ".removeFirst()", ".removeLast()"))
      print("emptied", list.count)
      list = []
      var box: [String: \(node)] = ["k": \(node)("k1")]
      box["k"] = \(node)("k2")
      box["k"] = nil
      print("done")
      }
      func \(f)scope() {
      do {
      let inner = \(node)("inner")
      print(inner.name)
      }
      for i in 0..<2 {
      let each = \(node)b("each\\(i)")
      print("loop", each.name)
      }
      defer {
      print("deferred")
      }
      _ = \(node)("dropped")
      let later = { \(node)("made") }
      print(later().name)
      }
      """
    )
    for call in some(1, of: ["\(f)()", "\(f)list()", "\(f)scope()"]) { run(call) }
  }

  /// Stored, computed and lazy properties; observers, also of inherited and nested ones and of inout arguments.
  func observers() {
    let value = name("S")
    let object = name("A")
    declare(
      """
      struct \(value) {
      var a = «~Int» {
      willSet {
      print("will", a, newValue)
      }
      didSet {
      print("did", oldValue, a)
      \(pick("", "if a < 0 { a = 0 }"))
      }
      }
      var half: Int {
      get {
      a / 2
      }
      set\(pick("", "(n)")) {
      a = \(pick("4", "a / 2"))
      }
      }
      lazy var slow: Int = {
      print("lazy")
      return a &+ 1
      }()
      static var count = 0 {
      didSet {
      print("count", count)
      }
      }
      init() {
      a = 3
      Self.count += 1
      }
      mutating func bump() {
      a &+= 1
      }
      }
      class \(object) {
      var inner = \(value)() {
      didSet {
      print("inner", oldValue.a, inner.a)
      }
      }
      var list = [1, 2] {
      didSet {
      print("list", oldValue, list)
      }
      }
      lazy var words: [String] = {
      print("words")
      return ["w"]
      }()
      }
      class \(object)b: \(object) {
      override var inner: \(value) {
      willSet {
      print("B will", newValue.a)
      }
      didSet {
      print("B did", inner.a)
      }
      }
      override var list: [Int] {
      get {
      super.list + [9]
      }
      set {
      super.list = newValue
      }
      }
      }
      func \(value)change(_ n: inout Int) {
      print("in")
      n &+= «!Int»
      n &+= 1
      print("out")
      }
      """
    )
    let v = name("v")
    run("var \(v) = \(value)()\nlet \(v)o: \(object) = \(pick(object, object + "b"))()")
    let actions = [
      "\(v).a = «~Int»", "\(v).half = «~Int»", "\(v).a += 1", "\(value)change(&\(v).a)",
      "\(value)change(&\(v).half)", "print(\(v).slow, \(v).slow)", "\(v).slow = 4",
      "\(v)o.inner.a = «~Int»", "\(v)o.inner.bump()", "\(v)o.list.append(«~Int»)",
      "\(v)o.list[0] = 5", "\(value)change(&\(v)o.inner.a)", "\(v)o.words.append(\"x\")",
      "\(v)o.inner = \(v)", "\(v).bump()", "\(value).count += 1", "\(v)o.list += [3]",
      "\(value)change(&\(v)o.list[1])", "swap(&\(v), &\(v)o.inner)",
    ]
    for action in some(2, of: actions).prefix(4) { run(action) }
    show("\(v).a", "\(v).half", "\(v)o.inner.a", "\(v)o.list", "\(value).count")
  }
}
