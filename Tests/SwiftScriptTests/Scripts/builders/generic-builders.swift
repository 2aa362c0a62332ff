// A result builder of a parameter can have the generic arguments of the function or type.

struct Rule<Subject> {
  let name: String
  let holds: (Subject) -> Bool
}

@resultBuilder
struct Rules<Subject> {
  static func buildBlock(_ rules: Rule<Subject>...) -> [Rule<Subject>] { rules }
}

struct Validator<Subject> {
  let rules: [Rule<Subject>]
  init(@Rules<Subject> _ rules: () -> [Rule<Subject>]) { self.rules = rules() }
  func callAsFunction(_ subject: Subject) -> [String] {
    rules.filter { !$0.holds(subject) }.map(\.name)
  }
}

let isStrong = Validator<String> {
  Rule<String>(name: "short") { $0.count >= 8 }
  Rule<String>(name: "upper", holds: { $0 != $0.lowercased() })
}
print(isStrong("abc"), isStrong("Abcdefgh"))
// expect: ["short", "upper"] []

func broken<Subject>(by subject: Subject, @Rules<Subject> _ rules: () -> [Rule<Subject>]) -> Int {
  rules().filter { !$0.holds(subject) }.count
}
let isPositive = Rule<Int>(name: "positive") { $0 > 0 }
print(broken(by: -1) { isPositive })
// expect: 1
print(
  broken(by: 1) {
    isPositive
    Rule<Int>(name: "even") { $0 % 2 == 0 }
  }
)
// expect: 1
