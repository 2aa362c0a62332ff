import Foundation
import Testing

struct OperatorLawTests {
  @Test(arguments: OperatorLawTable().rows.map(\.title))
  func everyOperatorKeepsItsLaws(_ title: String) throws {
    let row = try #require(OperatorLawTable().rows.first { $0.title == title })
    for law in OperatorLaw.allCases where !row.foreign.contains(law) {
      let breaches = row.breaches(law)
      if let reason = row.exempt[law] {
        #expect(!breaches.isEmpty, "\(row.title) keeps \(law), exempt though it is: \(reason)")
      } else {
        #expect(breaches.isEmpty, "\(row.title) breaks \(law)")
      }
    }
  }

  @Test func theTableNamesEveryPublicOperator() throws {
    let rows = Dictionary(grouping: OperatorLawTable().rows, by: \.name)
    let operators = Dictionary(grouping: try operators().all, by: \.name)
    let missing = operators.filter { (rows[$0.key]?.count ?? 0) < $0.value.count }.keys.sorted()
    #expect(missing.isEmpty, "without a row for each overload in OperatorLawTable: \(missing)")
    let unknown = rows.filter { (operators[$0.key]?.count ?? 0) < $0.value.count }.keys.sorted()
    #expect(unknown.isEmpty, "in OperatorLawTable, but not in the sources: \(unknown)")
    let misnumbered = rows.filter { $0.value.map(\.overload).sorted() != Array(1...$0.value.count) }
      .keys.sorted()
    #expect(misnumbered.isEmpty, "overloads are not numbered 1, 2, …: \(misnumbered)")
  }

  @Test func whoeverTakesAThrowingClosureOwesTheThrow() throws {
    let rows = Dictionary(grouping: OperatorLawTable().rows, by: \.name)
    for (name, operators) in Dictionary(grouping: try operators().all, by: \.name) {
      let owed = operators.count(where: \.mayThrow)
      let paid = rows[name, default: []].count(where: \.owesThrow)
      #expect(owed == paid, "\(name): \(owed) take a closure that throws, \(paid) rows try one")
    }
  }

  private func operators() throws -> PublicOperators {
    let here = URL(filePath: #filePath)
    let sources = here.deletingLastPathComponent().appending(path: "../../../Sources/Rx")
    let operators = try PublicOperators(in: sources.standardized.resolvingSymlinksInPath())
    try #require(operators.all.count > 100, "the sources are not at \(sources.path)")
    return operators
  }
}
