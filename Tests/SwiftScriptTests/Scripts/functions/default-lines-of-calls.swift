// A default `#line` or `#column` says where the arguments of the call begin.
struct Chain {
  init(line: Int = #line, column: Int = #column) { print("init", line, column) }
  func link(_ number: Int = 0, line: Int = #line, column: Int = #column) -> Chain {
    print("link", line, column)
    return self
  }
  func body(line: Int = #line, column: Int = #column, _ work: () -> Void) -> Chain {
    print("body", line, column)
    return self
  }
}
func note<T>(_ value: T, line: Int = #line, column: Int = #column) { print("note", line, column) }

_ = Chain()
  // expect: init 15 10
  .link()  // expect: link 17 8
  .link(  // expect: link 18 8
    3
  ).link()  // expect: link 20 9
  .body {}  // expect: body 21 9
  .body() {}  // expect: body 22 8

note(
  // expect: init 26 8
  Chain()  // expect: note 24 5
)

let chain: Chain? = .init()  // expect: init 29 26
_ = chain?
  .link()  // expect: link 31 8
