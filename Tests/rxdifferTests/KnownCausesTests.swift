import SwiftParser
import SwiftSyntax
import Testing
import rxdiffer

struct KnownCausesTests {
  @Test func eachCauseHasAProgramAndWhatItPrints() throws {
    let causes = try KnownCauses.all()
    #expect(!causes.isEmpty)
    #expect(Set(causes.map(\.title)).count == causes.count)
    for cause in causes {
      #expect(!Parser.parse(source: cause.program).hasError, "\(cause.title)")
      #expect(!cause.expected.isEmpty, "\(cause.title)")
    }
  }
}
