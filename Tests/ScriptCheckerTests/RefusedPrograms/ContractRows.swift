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
    // AccessRules
    Row(
      "private struct S {}\nfunc f(_ s: [S]) {}\nfunc g() -> S? { nil }\npublic func h(x: (S) -> Void) {}",
      "2: function must be declared private or fileprivate because its parameter uses a private type",
      "3: function must be declared private or fileprivate because its result uses a private type",
      "4: function cannot be declared public because its parameter uses a private type"
    ),
    Row(
      "private struct S {}\nstruct T {\n  var s: S\n  fileprivate let t = S()\n}\nfileprivate func g() -> S { S() }\nstruct O {\n  private struct I {}\n  private struct J { var i = I() }\n  fileprivate var x = I()\n  struct K {\n    var i: I?\n  }\n}",
      "3: property must be declared fileprivate because its type uses a private type",
      "10: property cannot be declared fileprivate because its type uses a private type",
      "12: property must be declared private because its type uses a private type"
    ),
    Row(
      "private enum K { case a }\nstruct S {\n  init(k: K) {}\n  subscript(k: K) -> Int { 1 }\n}\nenum E {\n  case b(K)\n}\nprotocol Q {\n  func f(_ k: K)\n}\ntypealias T = K",
      "3: initializer must be declared fileprivate because its parameter uses a private type",
      "4: subscript must be declared fileprivate because its index uses a private type",
      "7: enum case in an internal enum uses a private type",
      "10: method cannot be declared internal because its parameter uses a private type",
      "12: type alias must be declared private or fileprivate because its underlying type uses a private type"
    ),
    Row(
      "private class A {}\nclass B: A {}\npublic class D: E {}\nclass E {}",
      "2: class must be declared private or fileprivate because its superclass is private",
      "3: class cannot be declared public because its superclass is internal"
    ),
    // ConformanceRules
    Row(
      "private protocol P { func f() }\nstruct S: P {\n  private func f() {}\n}",
      "3: method 'f()' must be declared fileprivate because it matches a requirement in private protocol 'P'"
    ),
    Row(
      "protocol P { func run() throws }\nstruct S: P { func run() async throws {} }\nprotocol Q { subscript(i: Int) -> Int { get set } }\nstruct T: Q { subscript(i: Int) -> Int { i } }",
      "2: type 'S' does not conform to protocol 'P'",
      "4: type 'T' does not conform to protocol 'Q'"
    ),
    Row(
      "protocol P {}\nclass A: P {}\nclass B: A, P {}",
      "3: redundant conformance of 'B' to protocol 'P'"
    ),
    Row(
      "struct P: Codable {\n  var a = 1\n  var b: String\n  enum CodingKeys: String, CodingKey { case a }\n}\nstruct Q: Codable {\n  var name: String\n  enum CodingKeys: String, CodingKey { case nam }\n}",
      "1: type 'P' does not conform to protocol 'Decodable'",
      "6: type 'Q' does not conform to protocol 'Decodable'"
    ),
    Row(
      "enum E: Comparable { case a(In), b }\nstruct In: Equatable {}",
      "1: type 'E' does not conform to protocol 'Comparable'"
    ),
    // InitializerContracts
    Row(
      "class A {}\nextension A {\n  init(x: Int) {}\n}",
      "3: designated initializer cannot be declared in an extension of 'A'; did you mean this to be a convenience initializer?"
    ),
    // OverrideRules
    Row(
      "class A {\n  var n = 1\n  let k = 1\n  func f() {}\n  required init() {}\n}\nclass B: A {\n  override var n: Int { 4 }\n  override var k: Int { didSet {} }\n  override init() {}\n}\nclass C: A {\n  override var n: String { get { \"a\" } set {} }\n}\nextension C {\n  override func f() {}\n}",
      "8: cannot override mutable property with read-only property 'n'",
      "9: cannot observe read-only property 'k'; it can't change",
      "10: use the 'required' modifier to override a required initializer",
      "13: property 'n' with type 'String' cannot override a property with type 'Int'",
      "16: instance method 'f()' declared in 'A' cannot be overridden from extension"
    ),
    // RawTypeRules
    Row(
      "enum A: Int { case a(Int) }\nenum B: [Int] { case a }\nenum C: Int { case a = 1 + 2 }\nenum D: Character { case a }\nenum E: Int {}\nenum F: Double { case a, b = 2.5, c }",
      "1: enum with raw type cannot have cases with arguments",
      "2: raw type '[Int]' is not expressible by a string, integer, or floating-point literal",
      "3: raw value for enum case must be a literal",
      "4: enum cases require explicit raw values when the raw type is not expressible by integer or string literal",
      "5: an enum with no cases cannot declare a raw type",
      "6: enum case must declare a raw value when the preceding raw value is not an integer"
    ),
    // RedeclarationRules
    Row(
      "struct S {\n  var n = 1\n  func n() {}\n  func n(_ x: Int) {}\n}",
      "3: invalid redeclaration of 'n()'"
    ),
  ]
}
