func load() throws -> Int { 3 }
func given(load: () -> Int) -> Int { return load() }
func constant() -> Int {
  let load = { 4 }
  return load()
}
func local() -> Int {
  func load() -> Int { 11 }
  return load()
}
print(given { 1 }, constant(), local(), (try? load()) ?? 0)

class A { func name() -> Int { 1 } }
// Of another type: this overrides nothing.
class B: A { func name() -> String { "b" } }
let name: String = B().name()
print(name)
// expect: 1 4 11 3
// expect: b
