extension RefusedProgramTests {
  /// Programs that the rules of the typed tree refuse.
  static let flowRows: [Row] = [
    Row(
      "func f() { async let x = 5 }\nfunc g() async { async let y = 5 }",
      "1: 'async let' in a function that does not support concurrency"
    ),
    // ConstantRules
    Row(
      "let c = 1 / 0",
      "1: division by zero"
    ),
    Row(
      "let a: Int8 = 100 + 100",
      "1: arithmetic operation '100 + 100' (on type 'Int8') results in an overflow"
    ),
    // EffectRules
    Row(
      "actor Counter { var n = 0 }\nfunc f(_ c: Counter) async {\n  await c.n = 5\n}",
      "3: actor-isolated property 'n' can not be mutated from a nonisolated context"
    ),
    Row(
      "actor Counter { var n = 0; func up() { n += 1 } }\nfunc f(_ c: Counter) async { c.up() }",
      "2: actor-isolated instance method 'up()' cannot be called from outside of the actor"
    ),
    Row(
      "actor A { func f() {}; var n = 1 }\nfunc g(_ a: A) { a.f() }",
      "2: call to actor-isolated instance method 'f()' in a synchronous nonisolated context [#ActorIsolatedCall]"
    ),
    Row(
      "actor A { var n = 1 }\nfunc g(_ a: A) async { print(a.n) }",
      "2: actor-isolated property 'n' cannot be accessed from outside of the actor"
    ),
    Row(
      "actor A { func f() {}; var n = 1 }\nfunc g(_ a: A) { print(a.n) }",
      "2: actor-isolated property 'n' can not be referenced from a nonisolated context"
    ),
    Row(
      "func f(_ s: AsyncThrowingStream<Int, any Error>) async throws {\n  for await n in s { print(n) }\n}",
      "2: call can throw, but the error is not handled"
    ),
    Row(
      "func f(_ s: AsyncThrowingStream<Int, any Error>) async {\n  for try await n in s { print(n) }\n}",
      "2: errors thrown from here are not handled"
    ),
    Row(
      "func f<S: AsyncSequence>(_ s: S) async {\n  for await n in s { print(n) }\n}",
      "2: call can throw, but the error is not handled"
    ),
    Row(
      "func f(_ g: (() -> Void) -> Void) {\n  var n: Int\n  g { n = 1 }\n}",
      "3: variable 'n' captured by a closure before being initialized"
    ),
    Row(
      "let f: (Int) -> Int\nf = { $0 == 0 ? 0 : f($0 - 1) }",
      "2: constant 'f' captured by a closure before being initialized"
    ),
    Row(
      "func risky() throws -> Int { 1 }\nfunc use() throws -> Int { risky() }",
      "2: call can throw but is not marked with 'try'"
    ),
    Row(
      "func risky() throws -> Int { 1 }\nfunc use() -> Int { try risky() }",
      "2: errors thrown from here are not handled"
    ),
    Row(
      "struct A { var a: Int { get throws { 1 } } }\nfunc h(_ x: A) { print(x.a) }",
      "2: property access can throw, but it is not marked with 'try' and the error is not handled"
    ),
    Row(
      "enum Failure: Error { case low, high }\nfunc check() throws {}\nfunc f() {\n  do { try check() } catch Failure.low { print(\"low\") }\n}",
      "4: errors thrown from here are not handled because the enclosing catch is not exhaustive"
    ),
    Row(
      "struct E: Error {}\nfunc f() throws {}\nfunc g() { do { f() } catch is E {} }",
      "3: call can throw, but it is not marked with 'try' and the enclosing catch is not exhaustive"
    ),
    Row(
      "func risky() throws {}\nfunc f() throws {\n  defer { try risky() }\n  print(\"body\")\n}",
      "3: call can throw, but errors cannot be thrown out of a defer body"
    ),
    Row(
      "enum Failure: Error { case empty }\nfunc f() { throw Failure.empty }",
      "2: error is not handled because the enclosing function is not declared 'throws'"
    ),
    Row(
      "struct E: Error {}\nfunc g() { do { throw E() } catch is E {} }",
      "2: error is not handled because the enclosing catch is not exhaustive"
    ),
    Row(
      "struct E: Error {}\nfunc g() throws { defer { throw E() } }",
      "2: errors cannot be thrown out of a defer body"
    ),
    Row(
      "struct Failure: Error {}\nfunc f(_ g: () throws -> Void) rethrows { throw Failure() }",
      "2: a function declared 'rethrows' may only throw if its parameter does"
    ),
    Row(
      "enum Failure: Error { case empty }\nstruct Other: Error {}\nfunc f() throws(Failure) { throw Other() }",
      "3: thrown expression type 'Other' cannot be converted to error type 'Failure'"
    ),
    Row(
      "func load() async -> Int { 1 }\nfunc use() -> Int {\n  load()\n}",
      "3: 'async' call in a function that does not support concurrency"
    ),
    Row(
      "func load() async -> Int { 1 }\nfunc use() async -> Int { load() }",
      "2: expression is 'async' but is not marked with 'await'"
    ),
    // EscapeRules
    Row(
      "func f(_ n: inout Int, _ run: (@escaping () -> Void) -> Void) {\n  run { n += 1 }\n}",
      "2: escaping closure captures 'inout' parameter 'n'"
    ),
    Row(
      "func want(_ f: @escaping () -> Void) {}\nfunc a(_ f: () -> Void) { want(f) }",
      "2: passing non-escaping parameter 'f' to function expecting an '@escaping' closure"
    ),
    Row(
      "func gen<T>(_ f: T) {}\nfunc a(_ f: () -> Void) { gen(f) }",
      "2: converting non-escaping parameter 'f' to generic parameter 'T' may allow it to escape"
    ),
    Row(
      "var kept: (() -> Void)?\nfunc keep(_ f: () -> Void) { kept = f }",
      "2: assigning non-escaping parameter 'f' to an '@escaping' closure"
    ),
    Row(
      "func back(_ f: () -> Int) -> () -> Int { f }",
      "1: using non-escaping parameter 'f' in a context expecting an '@escaping' closure"
    ),
    Row(
      "class A {\n  var name = \"a\"\n  var action: (() -> Void)?\n  func arm() { action = { print(name) } }\n}",
      "4: reference to property 'name' in closure requires explicit use of 'self' to make capture semantics explicit"
    ),
    Row(
      "func want(_ f: @escaping () -> Void) {}\nstruct V { var n = 1; mutating func f() { want { self.n += 1 } } }",
      "2: escaping closure captures mutating 'self' parameter"
    ),
    // ExhaustivenessRules
    Row(
      "let maybe: Int? = 4\nswitch maybe {\ncase let n?: print(n)\n}",
      "2: switch must be exhaustive"
    ),
    // ExitRules
    Row(
      "func stop(_ n: Int) -> Never {\n  let m = n + 1\n  print(m)\n}",
      "4: global function with uninhabited return type 'Never' is missing call to another never-returning function on all paths"
    ),
    Row(
      "func f(_ n: Int) -> Int {\n  if n > 0 { return 1 }\n}",
      "3: missing return in global function expected to return 'Int'"
    ),
    Row(
      "let f = { (n: Int) -> Int in\n  if n > 0 { return 1 }\n}",
      "3: missing return in closure expected to return 'Int'"
    ),
    Row("func f() -> Int { if true { return 1 } }"),
    Row(
      "func f(_ n: Int?) {\n  guard let n else { print(\"none\") }\n  print(n)\n}",
      "2: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
    ),
    // FlowRules
    Row(
      "class A {\n  init(n: Int) {}\n  init() { self.init(n: 1) }\n}",
      "3: designated initializer for 'A' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?"
    ),
    // InitializationRules
    Row(
      "func f() {\n  let n: Int\n  n = 1\n  n = 2\n  print(n)\n}",
      "4: immutable value 'n' may only be initialized once"
    ),
    Row(
      "func f() {\n  var n: Int\n  n += 1\n}",
      "3: variable 'n' passed by reference before being initialized"
    ),
    // InitializedProperties
    Row(
      "class A { init(n: Int) {} }\nclass B: A {\n  init() { print(\"b\") }\n}",
      "3: 'super.init' isn't called on all paths before returning from initializer"
    ),
    Row(
      "struct A {\n  var a: Int, b: Int\n  init() { a = 1 }\n}",
      "3: return from initializer without initializing all stored properties"
    ),
    Row(
      "class A { init() {} }\nclass B: A {\n  var n: Int\n  override init() {\n    super.init()\n    n = 1\n  }\n}",
      "5: property 'self.n' not initialized at super.init call"
    ),
    Row(
      "struct A {\n  var a: Int, b: Int\n  init() {\n    a = self.b\n    b = 1\n  }\n}",
      "4: 'self' used before all stored properties are initialized"
    ),
    // EffectRules
    Row(
      "struct E: Error {}\nfunc g() throws {}\nfunc f(_ h: () throws -> Void) rethrows { do { try h(); try g() } catch { throw E() } }",
      "3: a function declared 'rethrows' may only throw if its parameter does"
    ),
    // Isolation
    Row(
      "@MainActor func draw() {}\nclass A { func f() { draw() } }",
      "2: call to main actor-isolated global function 'draw()' in a synchronous nonisolated context [#ActorIsolatedCall]"
    ),
    Row(
      "@MainActor class Model { var n = 0 }\nclass Sub: Model {}\nfunc f(_ m: Sub) { print(m.n) }",
      "3: main actor-isolated property 'n' can not be referenced from a nonisolated context"
    ),
    Row(
      "@MainActor class Model { static var n = 0 }\nfunc f() { Model.n = 1 }",
      "2: main actor-isolated static property 'n' can not be mutated from a nonisolated context"
    ),
    Row(
      "@MainActor class Model {}\n@MainActor extension Model { func f() {} }\nfunc f(_ m: Model) async { m.f() }",
      "3: main actor-isolated instance method 'f()' cannot be called from outside of the actor"
    ),
    // LiteralRules
    Row(
      "let r = #/(a|b/#",
      "1: cannot parse regular expression: expected ')'"
    ),
    Row(
      "let count: UInt = -1",
      "1: negative integer '-1' overflows when stored into unsigned type 'UInt'"
    ),
    Row(
      "let large: Int128 = 170141183460469231731687303715884105728",
      "1: integer literal '170141183460469231731687303715884105728' overflows when stored into 'Int128'"
    ),
    Row(
      "let count: UInt128 = 340282366920938463463374607431768211456",
      "1: integer literal '340282366920938463463374607431768211456' overflows when stored into 'UInt128'"
    ),
    Row(
      "let count: UInt128 = -1",
      "1: negative integer '-1' overflows when stored into unsigned type 'UInt128'"
    ),
    Row(
      "let byte: UInt8 = 256",
      "1: integer literal '256' overflows when stored into 'UInt8'"
    ),
    // MutabilityRules
    Row(
      "func f(_ n: inout Int) {}\nlet n = 1\nf(&n)",
      "3: cannot pass immutable value as inout argument: 'n' is a 'let' constant"
    ),
    Row(
      "struct A { var n = 1; func f() { n = 2 } }",
      "1: cannot assign to property: 'self' is immutable"
    ),
    Row(
      "struct A { let n = 1 }\nvar a = A()\na[keyPath: \\A.n] = 2",
      "3: cannot assign through subscript: key path is read-only"
    ),
    Row(
      "func f() -> Int { 1 }\nf() = 2",
      "2: expression is not assignable: 'f' returns immutable value"
    ),
    Row(
      "let a = 1\na = 2",
      "2: cannot assign to value: 'a' is a 'let' constant"
    ),
    Row(
      "let list = [1]\nlist.append(2)",
      "2: cannot use mutating member on immutable value: 'list' is a 'let' constant"
    ),
    Row(
      "struct V { lazy var n = 1 }\nlet v = V()\nprint(v.n)",
      "3: cannot use mutating getter on immutable value: 'v' is a 'let' constant"
    ),
    Row(
      "struct V { var n: Int { mutating get { 1 } }\nfunc f() -> Int { n } }",
      "2: cannot use mutating getter on immutable value: 'self' is immutable"
    ),
    Row(
      "3 += 1",
      "1: left side of mutating operator isn't mutable: literals are not mutable"
    ),
    Row(
      "struct Pair { var a = 1; mutating func merge(_ n: inout Int) { a += n } }\nvar pair = Pair()\npair.merge(&pair.a)",
      "3: overlapping accesses to 'pair', but modification requires exclusive access; consider copying to a local variable [#ExclusivityViolation]"
    ),
    Row(
      "struct A {\n  func reset() { self = A() }\n}",
      "2: cannot assign to value: 'self' is immutable"
    ),
    Row(
      "struct A { subscript(i: Int) -> Int { i } }\nvar a = A()\na[0] = 1",
      "3: cannot assign through subscript: subscript is get-only"
    ),
    Row(
      "var n = 1\nlet f = { [n] in n = 2 }",
      "2: cannot assign to value: 'n' is an immutable capture"
    ),
    Row(
      "struct A { var n: Int { 1 } }\nvar a = A()\na.n = 2",
      "3: cannot assign to property: 'n' is a get-only property"
    ),
    Row(
      "func f() {}\nf = { }",
      "2: cannot assign to value: 'f' is a function"
    ),
    Row(
      "struct A { private(set) var n = 1 }\nvar a = A()\na.n = 2",
      "3: cannot assign to property: 'n' setter is inaccessible"
    ),
    // NameRules
    Row(
      "let a = 1\nlet a = 2",
      "2: invalid redeclaration of 'a'"
    ),
    // ReferenceRules
    Row(
      "let text = \"hello\"\nprint(text[0])",
      "2: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead."
    ),
    Row(
      "let text = \"hello\"\nprint(text[0..<3])",
      "2: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead."
    ),
    Row(
      "struct Point { var x = 0 }\nlet p = \\Point.z",
      "2: value of type 'Point' has no member 'z'"
    ),
    Row(
      "func add<T>(_ a: T, _ b: T) -> T { a + b }",
      "1: binary operator '+' cannot be applied to two 'T' operands"
    ),
    Row(
      "@available(*, unavailable, renamed: \"walk()\")\nfunc run() {}\nfunc walk() {}\nrun()",
      "4: 'run()' has been renamed to 'walk()'"
    ),
    Row(
      "@available(*, unavailable)\nfunc gone() {}\ngone()",
      "3: 'gone()' is unavailable"
    ),
    Row(
      "class A { private init() {} }\nlet a = A()",
      "2: 'A' initializer is inaccessible due to 'private' protection level"
    ),
    Row(
      "protocol Shape { init() }\nlet s = Shape()",
      "2: type 'any Shape' cannot be instantiated"
    ),
    Row(
      "class Animal { init() {} }\nlet kind: Animal.Type = Animal.self\nlet made = kind.init()",
      "3: constructing an object of class type 'Animal' with a metatype value must use a 'required' initializer"
    ),
    Row(
      "protocol Holder { associatedtype Item; func put(_ item: Item) }\nstruct Box: Holder { func put(_ item: Int) {} }\nlet h: any Holder = Box()\nh.put(1)",
      "4: member 'put' cannot be used on value of type 'any Holder'; consider using a generic constraint instead [#ExistentialMemberAccess]"
    ),
    Row(
      "struct W<T> { let t: T }\nprotocol P { associatedtype Item; var item: Item { get } }\nextension P {\n  func wrapped() -> W<Self>? { W(t: self) }\n  var boxed: W<Item> { W(t: item) }\n  func list() -> [(Self, Item)] { [(self, item)] }\n}\nstruct A: P { let item = 3 }\nlet p: any P = A()\nprint(p.wrapped() as Any, p.list())\nprint(p.boxed)",
      "10: member 'wrapped' cannot be used on value of type 'any P'; consider using a generic constraint instead [#ExistentialMemberAccess]",
      "11: member 'boxed' cannot be used on value of type 'any P'; consider using a generic constraint instead [#ExistentialMemberAccess]"
    ),
    // ResultRules
    Row(
      "protocol Shape {}\nstruct Star: Shape {}\nstruct Disc: Shape {}\nfunc make(_ round: Bool) -> some Shape {\n  if round { return Disc() }\n  return Star()\n}",
      "4: function declares an opaque return type 'some Shape', but the return statements in its body do not have matching underlying types [#OpaqueTypeInference]"
    ),
    Row(
      "class Base {\n  required init() {}\n  func copy() -> Self { Base() }\n}",
      "3: cannot convert return expression of type 'Base' to return type 'Self'"
    ),
    // ExitRules
    Row(
      "func f(_ n: Int) -> Int {\n  if n > 3 { return 1 } else { print(\"a\") }\n}\nfunc g(_ n: Int) -> Int {\n  switch n {\n  case 0: return 1\n  default: break\n  }\n}\nfunc h(_ n: Int) -> Int {\n  if n > 3 { 1 } else { fatalError() }\n}",
      "3: missing return in global function expected to return 'Int'",
      "9: missing return in global function expected to return 'Int'"
    ),
    // InitializedProperties
    Row(
      "class A {\n  var n = 1\n  func go() {}\n}\nclass B: A {\n  var own = 2\n  override init() {\n    own = 3\n    go()\n    super.init()\n    go()\n  }\n  init(k: Int) {\n    n = k\n    super.init()\n  }\n}",
      "9: 'self' used in method call 'go' before 'super.init' call",
      "14: 'self' used in property access 'n' before 'super.init' call"
    ),
    Row(
      "class A {\n  var n: Int\n  init(n: Int) { self.n = n }\n  convenience init() {\n    n = 3\n  }\n  convenience init(_ s: String) {\n    self.init(n: s.count)\n    n += 1\n  }\n}\nstruct S {\n  var n: Int\n  init(n: Int) { self.n = n }\n  init(s: String) {\n    if s.isEmpty { self.init(n: 2) }\n  }\n}\nenum E {\n  case a\n  init() {}\n  init(_ n: Int) { self = .a }\n}\nextension Array {\n  init(twice x: Element) {\n    self = [x, x]\n    append(x)\n  }\n}",
      "5: 'self' used in property access 'n' before 'self.init' call",
      "6: 'self.init' isn't called on all paths before returning from initializer",
      "17: 'self.init' isn't called on all paths before returning from initializer",
      "21: 'self.init' isn't called on all paths before returning from initializer"
    ),
    Row(
      "class A {\n  init(n: Int) {}\n  convenience init() { self.init(n: 1) }\n  init?(s: String) { return nil }\n}\nclass B: A {\n  init(s: Int) { super.init() }\n  init(t: String) { super.init(s: t) }\n  init?(u: String) { super.init(s: u) }\n  init(v: String) { super.init(s: v)! }\n}",
      "7: must call a designated initializer of the superclass 'A'",
      "8: a non-failable initializer cannot chain to failable initializer 'init(s:)' written with 'init?'"
    ),
    // EffectRules
    Row(
      "func f() async {\n  async let a = 1\n  print(a)\n  print(await a)\n}",
      "3: expression is 'async' but is not marked with 'await'"
    ),
    // EscapeRules
    Row(
      "func w(_ f: () -> Void) { withoutActuallyEscaping(f) { $0() } }"
    ),
    // ReferenceRules
    Row(
      "protocol P { static func g() }\nP.g()",
      "2: static member 'g' cannot be used on protocol metatype '(any P).Type'"
    ),
    Row(
      "@available(*, unavailable, message: \"use new\") struct Old {}\nlet o = Old()",
      "2: 'Old' is unavailable: use new"
    ),
    Row(
      "protocol Shape {}\nstruct Disc: Shape {}\nfunc make() -> some Shape { 5 }\nfunc disc() -> some Shape { Disc() }\nfunc list() -> some Collection<Int> { [1, 2] }\nstruct V {\n  var bad: some Shape { 3 }\n  var good: some Equatable { 3 }\n}",
      "3: return type of global function 'make()' requires that 'Int' conform to 'Shape'",
      "7: return type of property 'bad' requires that 'Int' conform to 'Shape'"
    ),
  ]
}
