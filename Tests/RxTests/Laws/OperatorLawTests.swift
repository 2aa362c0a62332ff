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
    let table = OperatorLawTable()
    let rows = Dictionary(grouping: table.rows, by: \.name)
    let named = rows.mapValues(\.count).merging(
      table.testedElsewhere.mapValues { _ in 1 },
      uniquingKeysWith: +
    )
    let operators = Dictionary(grouping: try operators().all, by: \.name).mapValues(\.count)
    let missing = operators.filter { named[$0.key, default: 0] < $0.value }.keys.sorted()
    #expect(missing.isEmpty, "without a row for each overload in OperatorLawTable: \(missing)")
    let unknown = named.filter { operators[$0.key, default: 0] < $0.value }.keys.sorted()
    #expect(unknown.isEmpty, "in OperatorLawTable, but not in the sources: \(unknown)")
    let misnumbered = rows.filter { $0.value.map(\.overload).sorted() != Array(1...$0.value.count) }
      .keys.sorted()
    #expect(misnumbered.isEmpty, "overloads are not numbered 1, 2, …: \(misnumbered)")
  }

  @Test func everyThrowingClosureIsTried() throws {
    let table = OperatorLawTable()
    let rows = Dictionary(grouping: table.rows, by: \.name)
    for (name, operators) in Dictionary(grouping: try operators().all, by: \.name)
    where table.testedElsewhere[name] == nil {
      let owed = operators.count(where: \.mayThrow)
      let paid = rows[name, default: []].count(where: \.triesThrow)
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
