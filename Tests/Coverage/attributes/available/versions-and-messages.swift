@available(macOS 10.15, iOS 13, *)
func modern() -> Int { 1 }
@available(*, deprecated, message: "use modern()")
func old() -> Int { 2 }
@available(*, deprecated, renamed: "modern")
func older() -> Int { 3 }
@available(swift 5)
func five() -> Int { 5 }
print(modern(), old(), older(), five())  // expect: 1 2 3 5
struct Box {
  @available(*, deprecated) var size: Int { 4 }
  @available(*, unavailable) func gone() -> Int { 0 }
  @available(*, noasync) func plain() -> Int { 6 }
}
print(Box().size, Box().plain())  // expect: 4 6
func pick(_ n: Int) -> String { "int" }
@available(*, deprecated)
func pick(_ n: Int, _ m: Int = 0) -> String { "deprecated" }
print(pick(1))  // expect: int
@available(iOS 13, macOS 10.15, *)
class Later { @available(*, deprecated, renamed: "init(n:)") init() {}; init(n: Int) {} }
print(type(of: Later(n: 1)))  // expect: Later
enum E { case a; @available(*, deprecated) case b }
print(E.b)  // expect: b
