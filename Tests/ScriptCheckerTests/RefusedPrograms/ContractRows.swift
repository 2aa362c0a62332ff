extension RefusedProgramTests {
  /// Programs that the rules of declarations refuse.
  static let contractRows: [Row] = [
    Row(
      "struct A<T> { var t: T }\nextension A: Hashable where T: Hashable {}\nstruct B<T> { var t: T }\nextension B: Equatable where T: Equatable {}\nextension B: Hashable where T: Hashable {}\nprotocol P {}\nprotocol Q: P {}\nstruct C<T>: P {}\nextension C: Q where T: Q {}\nstruct D<T> {}\nextension D: Q where T: Q {}",
      "2: conditional conformance of type 'A<T>' to protocol 'Hashable' does not imply conformance to inherited protocol 'Equatable'",
      "11: conditional conformance of type 'D<T>' to protocol 'Q' does not imply conformance to inherited protocol 'P'"
    ),
    Row(
      "protocol A { func f() }\nclass B: A {\n  private func f() {}\n}",
      "3: method 'f()' must be declared internal because it matches a requirement in internal protocol 'A'"
    ),
    Row(
      "struct S: Identifiable {}\nclass C: Identifiable {}",
      "1: type 'S' does not conform to protocol 'Identifiable'"
    ),
    Row(
      "enum E: CaseIterable { case a(Int) }",
      "1: type 'E' does not conform to protocol 'CaseIterable'"
    ),
    Row(
      "class A { required init() {} }\nclass B: A {\n  init(x: Int) {}\n}\nlet b = 1",
      "4: 'required' initializer 'init()' must be provided by subclass of 'A'"
    ),
    Row(
      "class A { var x = 1 }\nclass B: A {\n  override var x = 2\n}",
      "3: cannot override with a stored property 'x'"
    ),
    Row(
      "extension Int: Error, Error {}",
      "1: redundant conformance of 'Int' to protocol 'Error'"
    ),
    Row(
      "protocol P {}\nclass A {\n  weak var d: P?\n  unowned var n: Int\n  init() { n = 1 }\n}",
      "3: 'weak' must not be applied to non-class-bound 'any P'; consider adding a protocol conformance that has a class bound",
      "4: 'unowned' may only be applied to class and class-bound protocol types, not 'Int'"
    ),
    Row(
      "struct S { weak var x: Int? }",
      "1: 'weak' may only be applied to class and class-bound protocol types, not 'Int'"
    ),
    Row(
      "struct S {\n  private var x = 0\n  let y: Int\n}\nlet s = S(x: 1, y: 2)",
      "5: 'S' initializer is inaccessible due to 'private' protection level"
    ),
    Row(
      "struct Box<T: Equatable> { let v: T }\nstruct N {}\nlet b = Box(v: N())",
      "3: generic struct 'Box' requires that 'N' conform to 'Equatable'"
    ),
    // AttributeContracts
    Row(
      "@dynamicMemberLookup\nstruct A {\n  subscript(dynamicMember n: Int) -> Int { n }\n}",
      "3: '@dynamicMemberLookup' requires 'A' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path"
    ),
    Row(
      "@dynamicMemberLookup\nstruct Settings {}",
      "1: '@dynamicMemberLookup' requires 'Settings' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path"
    ),
    Row(
      "@dynamicCallable\nstruct A {}",
      "1: '@dynamicCallable' requires 'A' to have either a valid 'dynamicallyCall(withArguments:)' method or 'dynamicallyCall(withKeywordArguments:)' method [#DynamicCallable]"
    ),
    Row(
      "@propertyWrapper struct W { var value: Int }",
      "1: property wrapper type 'W' does not contain a non-static property named 'wrappedValue' [#PropertyWrappers]"
    ),
    Row(
      "@resultBuilder enum B {}",
      "1: result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)' [#ResultBuilderMethods]"
    ),
    // ConformanceRules
    Row(
      "protocol Owner: AnyObject {}\nstruct A: Owner {}",
      "2: non-class type 'A' cannot conform to class protocol 'Owner'"
    ),
    Row(
      "let points: Set<(Int, Int)> = []",
      "1: type '(Int, Int)' does not conform to protocol 'Hashable'"
    ),
    Row(
      "protocol Made { init() }\nclass A: Made { init() {} }",
      "2: initializer requirement 'init()' can only be satisfied by a 'required' initializer in non-final class 'A'"
    ),
    Row(
      "protocol P {\n  func a() -> Self\n  var b: Self { get }\n  func c() -> [Self]\n  static func + (l: Self, r: Self) -> Self\n}\n"
        + "class C: P {\n  func a() -> C { self }\n  var b: C { self }\n  func c() -> [C] { [] }\n  static func + (l: C, r: C) -> C { l }\n}",
      "8: method 'a()' in non-final class 'C' must return 'Self' to conform to protocol 'P'",
      "9: property 'b' in non-final class 'C' must specify type 'Self' to conform to protocol 'P'",
      "10: protocol 'P' requirement 'c()' cannot be satisfied by a non-final class ('C') because it uses 'Self' in a non-parameter, non-result type position",
      "11: method '+' in non-final class 'C' must return 'Self' to conform to protocol 'P'"
    ),
    Row(
      "protocol P { func a() -> Self }\nfinal class C: P { func a() -> C { self } }\nclass D: P { func a() -> Self { self } }"
    ),
    // ContractRules
    Row(
      "typealias A = B\ntypealias B = A",
      "1: type alias 'A' references itself"
    ),
    Row(
      "struct A {}\npublic func f(_ a: A) {}",
      "2: function cannot be declared public because its parameter uses an internal type"
    ),
    Row(
      "struct A {}\npublic func f() -> A { A() }",
      "2: function cannot be declared public because its result uses an internal type"
    ),
    // OverrideRules
    Row(
      "class A { func f() {} }\nclass B: A { func f() {} }",
      "2: overriding declaration requires an 'override' keyword"
    ),
    Row(
      "class A { final func f() {} }\nclass B: A { override func f() {} }",
      "2: instance method overrides a 'final' instance method"
    ),
    Row(
      "public class A { public func f() {} }\npublic class B: A { private override func f() {} }",
      "2: overriding instance method must be as accessible as the declaration it overrides"
    ),
    Row(
      "class A { func f() {} }\nclass B: A { override func f() throws {} }",
      "2: cannot override non-throwing instance method with throwing instance method"
    ),
    Row(
      "class A {}\nclass B: A { override func f() {} }",
      "2: method does not override any method from its superclass"
    ),
    Row(
      "class A {}\nclass B: A { override var n: Int { 1 } }",
      "2: property does not override any property from its superclass"
    ),
    Row(
      "class A {}\nclass B: A { override subscript(i: Int) -> Int { i } }",
      "2: subscript does not override any subscript from its superclass"
    ),
    Row(
      "class A {}\nclass B: A { override init(n: Int) { super.init() } }",
      "2: initializer does not override a designated initializer from its superclass"
    ),
    // RedeclarationRules
    Row(
      "let a = 1\nlet a = 2",
      "2: invalid redeclaration of 'a'"
    ),
    // StorageRules
    Row(
      "class A { var n: Int }",
      "1: class 'A' has no initializers"
    ),
    Row(
      "struct Node { var next: Node }",
      "1: value type 'Node' cannot have a stored property that recursively contains it"
    ),
  ]
}
