import Testing

@testable import rxscript

struct NativeCensusTests {
  private let census = NativeCensus()

  @Test func everyNativeIsDeclared() { #expect(census.undeclared == []) }

  @Test func everyDeclarationHasCode() { #expect(census.missing == []) }
}
