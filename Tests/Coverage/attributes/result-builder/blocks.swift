@resultBuilder
enum Lines {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
  static func buildEither(first part: [String]) -> [String] { part }
  static func buildEither(second part: [String]) -> [String] { part.map { "else " + $0 } }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
  static func buildFinalResult(_ part: [String]) -> String { part.joined(separator: "|") }
}
func text(@Lines _ content: () -> String) -> String { content() }
let flag = true
print(text {
  "head"
  1
  if flag { "yes" }
  if !flag { "no" } else { "other" }
  for n in 2...3 { n }
  let hidden = "from a constant"
  hidden
  switch flag { case true: "on"; case false: "off" }
})  // expect: head|#1|yes|else other|#2|#3|from a constant|on
@Lines func built(_ n: Int) -> String { "n"; n }
print(built(5))  // expect: n|#5
struct Page { @Lines var body: String { "a"; "b" }; let tail: () -> String; init(@Lines tail: @escaping () -> String) { self.tail = tail } }
print(Page { "t"; 9 }.tail(), Page { "x" }.body)  // expect: t|#9 a|b
@resultBuilder struct Sum { static func buildPartialBlock(first n: Int) -> Int { n }; static func buildPartialBlock(accumulated a: Int, next b: Int) -> Int { a + b } }
@Sum var sum: Int { 1; 2; 3 }
print(sum)  // expect: 6
