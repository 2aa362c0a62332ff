import RxSwift
struct Parser {
  static func make() throws -> Parser { Parser() }
  init() {}
  init(base: Int) throws { if base > 36 { throw Fault.base } }
  func parse(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw Fault.text }
    return number
  }
  func twice(_ text: String) -> Int { (try? parse(text)) ?? 0 }
  func both(_ text: String) throws -> Int {
    parse(text) + 1  // expect error: call can throw but is not marked with 'try'
  }
}
enum Fault: Error { case base, text }
struct Oops { var code = 1 }
final class Broken: Equatable {
  static func == (a: Broken, b: Broken) -> Bool { true }
}
func fail(_ way: Int) throws {
  if way == 1 { throw Oops() }  // expect error: thrown expression type 'Oops' does not conform to 'Error'
  if way == 2 { throw Broken() }  // expect error: thrown expression type 'Broken' does not conform to 'Error'
  throw Fault.text
}
let parser = Parser()
let one = parser.parse("1")  // expect error: call can throw but is not marked with 'try'
print(parser.parse("2"))  // expect error: call can throw but is not marked with 'try'
let other = Parser(base: 2)  // expect error: call can throw but is not marked with 'try'
let made = Parser.make()  // expect error: call can throw but is not marked with 'try'
let numbers = Observable.of("1", "x").map { parser.parse($0) }  // expect error: call can throw, but it is not marked with 'try' and the error is not handled
let inner = { parser.twice("5") }
print(try parser.parse("3") + 1, try! Parser(base: 3).parse("4"), (try? Parser.make()) == nil)
numbers.subscribe(onNext: { print($0) }).dispose()
