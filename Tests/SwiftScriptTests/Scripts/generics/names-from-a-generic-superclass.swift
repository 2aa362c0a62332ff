// A type that a generic superclass or a protocol names is named in expressions, too, not only where types are written.

class Step<Answer> {
  typealias Outcome = Answer
  typealias Attempt = (Answer, Int)
  func finish() -> Outcome? { nil }
}

enum Choice { case language(String), cancel }

class LanguageStep: Step<Choice> {
  func describe() {
    let attempt: Attempt = (.cancel, 2)
    print(attempt.0, Outcome.self, [Outcome]().count)  // expect: cancel Choice 0
  }
  override func finish() -> Outcome? {
    let given = ["Swift", ""].map { $0.isEmpty ? Outcome.cancel : Outcome.language($0) }
    print(given)  // expect: [main.Choice.language("Swift"), main.Choice.cancel]
    return Outcome.cancel
  }
}
final class FinalStep: LanguageStep {
  func last() -> Choice { Outcome.language("Rx") }
}
LanguageStep().describe()
print(LanguageStep().finish()!)  // expect: cancel
print(FinalStep().last())  // expect: language("Rx")

protocol Listing {
  associatedtype Item
  typealias Items = [Item]
}
struct Numbers: Listing {
  typealias Item = Int
  func twice(_ number: Int) -> [Int] { Items(repeating: number, count: 2) }
}
print(Numbers().twice(4))  // expect: [4, 4]
