import ScriptSource
import Testing

@Suite struct RegexCapturesTests {
  private static let rows: [(pattern: String, captures: [String])] = [
    ("a+b", []),
    ("(a)(b)", ["_", "_"]),
    ("(a)?(b)*(c){0,2}(d)+", ["_?", "_?", "_?", "_"]),
    ("((a)|b)", ["_", "_?"]),
    ("(a)|(b)", ["_?", "_?"]),
    ("(?:(a)|b)?(c)", ["_?", "_"]),
    ("(?<year>\\d+)-(?<day>\\d+)?", ["year", "day?"]),
    ("\\((a)\\)[(](b)[]()]", ["_", "_"]),
    ("[[(]&&[^)]](a)", ["_"]),
    ("(?=(a))(?!b)(?<=c)(?<!d)(?>e)(?i:f)(?i)", ["_"]),
    ("\\Q(a)\\E(b)(?#(c))", ["_"]),
    ("\n(a) # (a comment)\n(b)\n", ["_", "_"]),
    ("(a", ["_"]),
    ("a)(b", ["_"]),
  ]

  @Test(arguments: rows)
  func theGroupsOfAnExpressionAreItsCaptures(pattern: String, captures: [String]) {
    let found = RegexCaptures(of: pattern).list.map {
      ($0.name ?? "_") + ($0.isOptional ? "?" : "")
    }
    #expect(found == captures)
  }
}
