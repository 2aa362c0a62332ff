extension RefusedProgramTests {
  /// Programs that the rules of the source tree refuse.
  static let structureRows: [Row] = [
    Row("extension AsyncSequence { func drain() async rethrows { for try await _ in self {} } }"),
    Row(
      "struct S { var x: Int = 1 { get { 1 } } }",
      "1: variable with getter/setter cannot have an initial value"
    ),
    Row(
      "protocol P {}\nextension P { func f() }\nfunc g() -> Int",
      "2: expected '{' in body of function declaration",
      "3: expected '{' in body of function declaration"
    ),
    Row(
      "struct T {\n  init(x: Int)\n}",
      "2: initializer requires a body"
    ),
    Row(
      "func r() rethrows {}",
      "1: 'rethrows' function must take a throwing function argument"
    ),
    Row(
      "func r(_ f: () -> Void) rethrows { f() }",
      "1: 'rethrows' function must take a throwing function argument"
    ),
    Row(
      "func a(_ x: Int..., _ y: Int) {}",
      "1: a parameter following a variadic parameter requires a label"
    ),
    Row(
      "protocol P {\n  func f(x: Int = 1)\n  var y: Int = 1 { get }\n}",
      "2: default argument not permitted in a protocol method",
      "3: initial value is not allowed here"
    ),
    Row(
      "init() {}",
      "1: initializers may only be declared within a type"
    ),
    Row(
      "subscript(i: Int) -> Int { i }",
      "1: 'subscript' functions may only be declared within a type"
    ),
    Row(
      "deinit {}\nextension String { deinit {} }",
      "1: deinitializers may only be declared within a class, actor, or noncopyable type",
      "2: deinitializers may only be declared within a class, actor, or noncopyable type"
    ),
    Row(
      "static let x = 1\nstatic func f() {}",
      "1: static properties may only be declared on a type",
      "2: static methods may only be declared on a type"
    ),
    Row(
      "mutating func f() {}",
      "1: 'mutating' is only valid on methods"
    ),
    Row(
      "protocol P {\n  private func f()\n  var x: Int\n}",
      "2: 'private' modifier cannot be used in protocols",
      "3: property in protocol must have explicit { get } or { get set } specifier"
    ),
    Row(
      "struct A {\n  var b: Int { get }\n}",
      "2: expected '{' to start getter definition"
    ),
    Row(
      "func f(x: Int, x: Int) {}",
      "1: invalid redeclaration of 'x'"
    ),
    Row(
      "let x: some Equatable",
      "1: property declares an opaque return type, but has no initializer expression from which to infer an underlying type [#OpaqueTypeInference]"
    ),
    Row(
      "enum E: String {\n  case a = 1\n}\nenum F: Int {\n  case a = \"x\"\n  case b = 1.5\n}",
      "2: cannot convert value of type 'Int' to raw type 'String'",
      "5: cannot convert value of type 'String' to raw type 'Int'",
      "6: cannot convert value of type 'Double' to raw type 'Int'"
    ),
    Row(
      "class A { init(x: Int) {} }\nclass B: A {\n  convenience init(y: Int) { super.init(x: y) }\n}",
      "3: convenience initializer for 'B' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')"
    ),
    // AttributeRules
    Row(
      "@discardableResult(true) func f() -> Int { 1 }",
      "1: expected declaration"
    ),
    Row(
      "struct A {\n  @discardableResult var n: Int { 1 }\n}",
      "2: '@discardableResult' attribute cannot be applied to this declaration"
    ),
    Row(
      "@retroactive struct A {}",
      "1: attribute can only be applied to types, not declarations"
    ),
    Row(
      "@sparkling func f() {}",
      "1: unknown attribute 'sparkling'"
    ),
    // EnumRules
    Row(
      "enum Code { case a = 1 }",
      "1: enum case cannot have a raw value if the enum does not have a raw type"
    ),
    Row(
      "enum Code: Int { case a = 1, b = 1 }",
      "1: raw value for enum case is not unique"
    ),
    Row(
      "enum Tree { case leaf, node(Tree, Tree) }",
      "1: recursive enum 'Tree' is not marked 'indirect'"
    ),
    // JumpRules
    Row(
      "outer: for i in 1...2 {\n  outer: for j in 1...2 { print(i, j) }\n}",
      "2: label 'outer' cannot be reused on an inner statement"
    ),
    Row(
      "for n in 1...3 {\n  [n].forEach { _ in break }\n}",
      "2: 'break' is only allowed inside a loop, if, do, or switch"
    ),
    Row(
      "if true { break }",
      "1: unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"
    ),
    Row(
      "choice: switch 3 {\ncase 3: continue choice\ndefault: break\n}",
      "2: 'continue' cannot be used with switch statements"
    ),
    Row(
      "if true { a: if true { continue a } }",
      "1: 'continue' cannot be used with if statements"
    ),
    Row(
      "continue",
      "1: 'continue' is only allowed inside a loop"
    ),
    Row(
      "for i in 1...3 {\n  if i == 2 { break outer }\n}",
      "2: cannot find label 'outer' in scope"
    ),
    Row(
      "func f() {\n  defer { return }\n  print(\"body\")\n}",
      "2: 'return' cannot transfer control out of a defer statement"
    ),
    // ParameterRules
    Row(
      "func f(_ n: inout Int...) {}",
      "1: 'inout' must not be used on variadic parameters"
    ),
    Row(
      "func f(_ n: inout Int = 3) {}",
      "1: cannot provide default value to inout parameter 'n'"
    ),
    // StructureRules+Declarations
    Row(
      "protocol Shape {\n  func area() -> Int { 1 }\n}",
      "2: protocol methods must not have bodies"
    ),
    Row(
      "protocol P { init() {} }",
      "1: protocol initializers must not have bodies"
    ),
    Row(
      "struct A {\n  deinit { print(\"a\") }\n}",
      "2: deinitializer cannot be declared in struct 'A' that conforms to 'Copyable'"
    ),
    Row(
      "struct A {\n  subscript(i: Int) -> Int\n}",
      "2: expected '{' in subscript to specify getter and setter implementation"
    ),
    Row(
      "let $price = 3",
      "1: cannot declare entity named '$price'; the '$' prefix is reserved for implicitly-synthesized declarations"
    ),
    Row(
      "class A { mutating func f() {} }",
      "1: 'mutating' is not valid on instance methods in classes"
    ),
    Row("indirect struct S {}", "1: 'indirect' modifier cannot be applied to this declaration"),
    Row(
      "struct A { override func f() {} }",
      "1: 'override' can only be specified on class members"
    ),
    Row(
      "protocol P {\n  optional func f()\n}",
      "2: 'optional' can only be applied to members of an '@objc' protocol"
    ),
    Row(
      "class Base {\n  func isSame(as other: Self) -> Bool { true }\n}",
      "2: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'Base'?"
    ),
    Row(
      "class Base {\n  func all() -> [Self] { [] }\n  func each(_ body: (Self) -> Void) {}\n}",
      "2: covariant 'Self' or 'Self?' can only appear at the top level of method result type"
    ),
    Row(
      "class Base {\n  var pair: (Self, Int) { fatalError() }\n  init(_ others: [Self]) {}\n}",
      "2: covariant 'Self' or 'Self?' can only appear at the top level of property type",
      "3: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'Base'?"
    ),
    Row(
      "class Base {\n  func own() { let own: Self = self }\n  func same() -> Self { let own: Self = self\n    return own }\n}",
      "2: cannot convert value of type 'Base' to specified type 'Self'"
    ),
    Row(
      "func make() -> Self { 1 }",
      "1: global function cannot return 'Self'"
    ),
    Row(
      "struct A { lazy let n = 1 }",
      "1: 'lazy' cannot be used on a let"
    ),
    Row(
      "class A { weak var other: A = A() }",
      "1: 'weak' variable should have optional type 'A?'"
    ),
    Row(
      "@propertyWrapper struct W { var wrappedValue: Int }\nstruct A { @W let n = 1 }",
      "2: property wrapper can only be applied to a 'var'"
    ),
    Row(
      "@propertyWrapper struct W { var wrappedValue: Int }\nstruct A { @W var n: Int { 1 } }",
      "2: property wrapper cannot be applied to a computed property"
    ),
    Row(
      "struct A { let n: Int { 1 } }",
      "1: 'let' declarations cannot be computed properties"
    ),
    Row(
      "struct A {\n  var n: Int {\n    get { 1 }\n    didSet { print(\"n\") }\n  }\n}",
      "4: 'didSet' cannot be provided together with a getter"
    ),
    Row(
      "struct A {\n  var n: Int {\n    set { print(newValue) }\n  }\n}",
      "3: variable with a setter must also have a getter"
    ),
    Row(
      "class A { class var n = 1 }",
      "1: class stored properties not supported in classes; did you mean 'static'?"
    ),
    Row(
      "struct Box<T> { static var count = 0 }",
      "1: static stored properties not supported in generic types"
    ),
    Row(
      "extension Int { var tag = 1 }",
      "1: extensions must not contain stored properties"
    ),
    Row(
      "enum Side {\n  case left\n  var n = 1\n}",
      "3: enums must not contain stored properties"
    ),
    Row(
      "struct A {\n  infix operator <+>\n}",
      "2: 'operator' may only be declared at file scope"
    ),
    Row(
      "infix operator =>\npostfix operator =",
      "2: cannot declare a custom 'postfix' '=' operator"
    ),
    Row(
      "infix operator <+>: NoSuchPrecedence",
      "1: unknown precedence group 'NoSuchPrecedence'"
    ),
    Row(
      "struct A {\n  func + (a: A, b: A) -> A { a }\n}",
      "2: operator '+' declared in type 'A' must be 'static'"
    ),
    Row(
      "infix operator <+>\nfunc <+> (a: Int, b: Int, c: Int) -> Int { a + b + c }",
      "2: operators must have one or two arguments"
    ),
    Row(
      "func <+> (a: Int, b: Int) -> Int { a + b }",
      "1: operator implementation without matching operator declaration"
    ),
    Row(
      "func f<T>() {}",
      "1: generic parameter 'T' is not used in function signature [#no-usage]"
    ),
    Row("lazy var n = 1", "1: 'lazy' cannot be used on an already-lazy global"),
    Row("struct A { static lazy var n = 1 }", "1: 'lazy' cannot be used on an already-lazy global"),
    Row("struct A { lazy var n: Int }", "1: lazy properties must have an initializer"),
    Row("struct A { lazy var (n, m) = (1, 2) }", "1: 'lazy' cannot destructure an initializer"),
    // MainType
    Row(
      "@main\nstruct App { static func main() { print(\"app\") } }\nprint(\"top\")",
      "1: 'main' attribute cannot be used in a module that contains top-level code"
    ),
    Row(
      "@main struct App { func main() {} }",
      "1: 'App' is annotated with '@main' and must provide a main static function of type "
        + "() -> Void, () throws -> Void, () async -> Void, or () async throws -> Void"
    ),
    Row(
      "@main class A { static func main() {} }\nstruct B {}\n@main extension B { static func main() {} }",
      "1: 'main' attribute can only apply to one type in a module",
      "3: 'main' attribute can only apply to one type in a module"
    ),
    Row("@main enum App<T> { static func main() {} }", "1: generic 'main' types are not supported"),
    Row(
      "@main protocol P {}\nextension P { static func main() {} }",
      "1: '@main' attribute cannot be applied to this declaration"
    ),
    Row(
      "func f() {\n  @main struct App { static func main() {} }\n}",
      "2: rxlab does not run the main() of a type that is declared in a function"
    ),
    // StructureRules
    Row(
      "let n = 1\nlet s = if n > 0 {\n  print(n)\n  \"a\"\n} else { \"b\" }",
      "5: non-expression branch of 'if' expression may only end with a 'throw'"
    ),
    Row(
      "let n = 1\nlet s = switch n {\ncase 1:\n  print(n)\n  \"a\"\ndefault: \"b\"\n}",
      "5: non-expression branch of 'switch' expression may only end with a 'throw' or 'fallthrough'"
    ),
    Row(
      "struct A { init(_ n: Int) { if n < 0 { return nil } } }",
      "1: only a failable initializer can return 'nil'"
    ),
    Row(
      "for _ in 1...2 { fallthrough }",
      "1: 'fallthrough' is only allowed inside a switch"
    ),
    Row(
      "class A { deinit { print(\"a\") } }\nA().deinit()",
      "2: deinitializers cannot be accessed"
    ),
    Row(
      "func risky() throws -> Int { 1 }\nlet n = 1 + try risky()",
      "2: 'try' cannot appear to the right of a non-assignment operator"
    ),
    Row(
      "print(_)",
      "1: '_' can only appear in a pattern or on the left side of an assignment"
    ),
    Row(
      "let n = 1\nlet s = \"x\" + if n > 0 { \"a\" } else { \"b\" }",
      "2: 'if' may only be used as expression in return, throw, or as the source of an assignment"
    ),
    Row(
      "let n = 1\nlet s = if n > 0 { \"a\" }",
      "2: 'if' must have an unconditional 'else' to be used as expression"
    ),
    Row(
      "let n = 1\nlet s = if n > 0 { print(\"a\"); \"b\" } else { \"c\" }",
      "2: non-expression branch of 'if' expression may only end with a 'throw'"
    ),
    // SwitchRules
    Row(
      "enum Side { case left, right }\nswitch Side.left {\n@unknown default: print(\"new\")\ncase .left: print(\"left\")\n}",
      "4: additional 'case' blocks cannot appear after the 'default' block of a 'switch'"
    ),
    Row(
      "enum Side { case left, right }\nswitch Side.left {\ncase .left: print(\"left\")\n@unknown case .right: print(\"right\")\n}",
      "4: '@unknown' is only supported for catch-all cases (\"case _\")"
    ),
    Row(
      "switch 3 {\ncase 1:\ndefault: print(\"other\")\n}",
      "2: 'case' label in a 'switch' must have at least one executable statement"
    ),
    Row(
      "switch (1, 2) {\ncase let (x, let y): print(x, y)\n}",
      "2: 'let' cannot appear nested inside another 'var' or 'let' pattern"
    ),
    Row(
      "enum Shape { case circle(Int), square }\nswitch Shape.square {\ncase .circle(let n), .square: print(n)\n}",
      "3: 'n' must be bound in every pattern"
    ),
    Row(
      "switch 3 {\ncase 3: print(\"three\")\ndefault: fallthrough\n}",
      "3: 'fallthrough' without a following 'case' or 'default' block"
    ),
    Row(
      "switch 3 {\ncase 3: fallthrough\ncase let n: print(n)\n}",
      "2: 'fallthrough' from a case which doesn't bind variable 'n'"
    ),
    // ModifierRules
    Row(
      "struct S {\n  var n = 1\n  convenience init(x: Int) { n = x }\n  required init() {}\n  class func f() {}\n  final func g() {}\n  private(set) let k = 1\n  public(set) private var p = 2\n  public private func q() {}\n  private(set) internal var r = 3; final class K {}\n}\nenum E {\n  private case a\n}\nfunc f() {\n  private let x = 3\n  print(x)\n}",
      "3: initializers in structs are not marked with 'convenience'",
      "4: 'required' initializer in non-class type 'S'",
      "5: class methods are only allowed within classes; use 'static' to declare a static method",
      "6: only classes and class members may be marked with 'final'",
      "7: 'private(set)' modifier cannot be applied to read-only properties",
      "8: private property cannot have a public setter",
      "9: multiple incompatible access-level modifiers specified",
      "13: 'private' modifier cannot be applied to this declaration",
      "16: attribute 'private' can only be used in a non-local scope"
    ),
    // PlacementRules
    Row(
      "protocol P {\n  init()\n  struct In {}\n}",
      "3: type 'In' cannot be nested in protocol 'P'"
    ),
    // StructureRules+Declarations
    Row(
      "struct S {\n  var n { 1 }\n  let a = 1, let b = 2\n}\nprefix operator ~~\nfunc ~~ (a: Int) -> Int { a }",
      "2: computed property must have an explicit type",
      "3: 'let' cannot appear nested inside another 'var' or 'let' pattern",
      "6: prefix unary operator missing 'prefix' modifier"
    ),
  ]
}
