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
    parse(text) + 1  // expect error: calling `parse` can throw, and there is no `try` before it
  }
}
enum Fault: Error { case base, text }
struct Oops { var code = 1 }
final class Broken: Equatable {
  static func == (a: Broken, b: Broken) -> Bool { true }
}
func fail(_ way: Int) throws {
  if way == 1 { throw Oops() }  // expect error: an `Oops` is no `Error`
  if way == 2 { throw Broken() }  // expect error: a `Broken` is no `Error`
  throw Fault.text
}
let parser = Parser()
let one = parser.parse("1")  // expect error: calling `parse` can throw, and there is no `try` before it
print(parser.parse("2"))  // expect error: calling `parse` can throw, and there is no `try` before it
let other = Parser(base: 2)  // expect error: calling `Parser` can throw, and there is no `try` before it
let made = Parser.make()  // expect error: calling `make` can throw, and there is no `try` before it
let numbers = Observable.of("1", "x").map { parser.parse($0) }  // expect error: calling `parse` can throw, and there is no `try` before it
let inner = { parser.twice("5") }
print(try parser.parse("3") + 1, try! Parser(base: 3).parse("4"), (try? Parser.make()) == nil)
numbers.subscribe(onNext: { print($0) }).dispose()
