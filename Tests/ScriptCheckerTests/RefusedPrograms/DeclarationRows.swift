extension RefusedProgramTests {
  /// Programs whose written types, inheritance or imports are refused.
  static let declarationRows: [Row] = [
    // GenericsResolver
    Row(
      "struct A<T: Int> {}",
      "1: type 'T' constrained to non-protocol, non-class type 'Int'"
    ),
    // Inheritance
    Row(
      "class A {}\nactor B: A {}",
      "2: actor types do not support inheritance"
    ),
    Row(
      "struct A {}\nstruct B: A {}",
      "2: inheritance from non-protocol type 'A'"
    ),
    Row(
      "class A {}\nclass B {}\nclass C: A, B {}",
      "3: multiple inheritance from classes 'A' and 'B' [#MultipleInheritance]"
    ),
    Row(
      "class A: B {}\nclass B: A {}",
      "1: 'A' inherits from itself"
    ),
    Row(
      "final class A {}\nclass B: A {}",
      "2: inheritance from a final class 'A'"
    ),
    Row(
      "protocol P {}\nclass A {}\nclass C: P, A {}",
      "3: superclass 'A' must appear first in the inheritance clause"
    ),
    Row(
      "class A {}\nclass B: @unchecked A {}",
      "2: '@unchecked' cannot apply to non-protocol type 'A'"
    ),
    Row(
      "protocol P {}\nprotocol Q {}\nextension P: Q {}",
      "3: extension of protocol 'P' cannot have an inheritance clause"
    ),
    // TypeResolver+Existentials
    Row(
      "protocol Named { var name: String { get } }\nstruct Tag: Named { let name: String }\nfunc f(_ t: Tag & Named) {}",
      "3: non-protocol, non-class type 'Tag' cannot be used within a protocol-constrained type"
    ),
    // TypeResolver
    Row(
      "let c: @convention(pascal) () -> Int = { 1 }",
      "1: convention 'pascal' not supported"
    ),
    Row(
      "let list: [Int!] = [1]",
      "1: using '!' is not allowed here"
    ),
    Row(
      "func f(_ n: _) {}",
      "1: type placeholder not allowed here"
    ),
    Row(
      "func f(_ n: @autoclosure (Int) -> Int) {}",
      "1: argument type of '@autoclosure' parameter must be '()'"
    ),
    Row(
      "func f(_ n: @autoclosure Int) {}",
      "1: '@autoclosure' only applies to function types"
    ),
    Row(
      "let n: Integer64 = 3",
      "1: cannot find type 'Integer64' in scope"
    ),
    Row(
      "let x: Swift.Foo = 1",
      "1: no type named 'Foo' in module 'Swift'"
    ),
    Row(
      "func f<C: Collection>(_ c: C) where C.Item == Int {}",
      "1: 'Item' is not a member type of type 'C'"
    ),
    Row(
      "class Store<Item> { var items: [Item] = [] }\nclass Names: Store {}",
      "2: reference to generic type 'Store' requires arguments in <...>"
    ),
    Row(
      "struct Plain {}\nlet p: Plain<Int>? = nil",
      "2: cannot specialize non-generic type 'Plain'"
    ),
    Row(
      "let x: Array<Int, String> = []",
      "1: generic type 'Array' specialized with too many type parameters (got 2, but expected 1)"
    ),
    // WrappedVariable
    Row(
      "@propertyWrapper struct W { var wrappedValue: Int }\nstruct A { @W var n: String }",
      "2: property type 'String' does not match 'wrappedValue' type 'Int'"
    ),
    // ProgramChecker
    Row(
      "import NoSuchModule",
      "1: no such module 'NoSuchModule'"
    ),
    Row(
      "import struct Foundation.NoSuchType",
      "1: struct 'NoSuchType' does not exist in module 'Foundation'"
    ),
    Row(
      "func f() throws(String) {}",
      "1: thrown type 'String' does not conform to the 'Error' protocol"
    ),
  ]
}
