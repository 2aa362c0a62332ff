// A type of the program that has the name of an associated type is meant where members are to tell what that is.
struct ID: Hashable { let number: Int }
struct User: Identifiable {
  let id: ID
  var name: String
}
let user = User(id: ID(number: 1), name: "Ann")
print(user.id.number, User.ID.self)
// expect: 1 ID
struct Element { let number: Int }
struct Countdown: Sequence, IteratorProtocol {
  var number = 3
  mutating func next() -> Element? {
    number -= 1
    return number > 0 ? Element(number: number) : nil
  }
}
print(Countdown().map(\.number), Countdown.Element.self)
// expect: [2, 1] Element
protocol Transforming {
  associatedtype Input
  associatedtype Output
  func transform(_ input: Input) -> Output
}
struct Input { let text: String }
struct Model: Transforming {
  struct Output { let count: Int }
  func transform(_ input: Input) -> Output { Output(count: input.text.count) }
}
print(Model().transform(Input(text: "abc")).count, Model.Input.self, Model.Output.self)
// expect: 3 Input Output
