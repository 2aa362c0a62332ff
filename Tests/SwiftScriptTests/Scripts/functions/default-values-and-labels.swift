func greet(_ name: String, with greeting: String = "Hello", punctuation mark: String = "!") -> String {
  greeting + ", " + name + mark
}
print(greet("Ann"))  // expect: Hello, Ann!
print(greet("Bob", with: "Hi"))  // expect: Hi, Bob!
print(greet("Cy", punctuation: "."))  // expect: Hello, Cy.
print(greet("Di", with: "Yo", punctuation: "?"))  // expect: Yo, Di?
var counter = 0
func next() -> Int { counter += 1; return counter }
func numbered(_ text: String, number: Int = next()) -> String { "\(number): \(text)" }
print(numbered("a"), numbered("b"), numbered("c", number: 10), numbered("d"))
// expect: 1: a 2: b 10: c 3: d
func move(from start: Int, to end: Int) -> Int { end - start }
print(move(from: 3, to: 10))  // expect: 7
