import Testing

@testable import rxscript

struct NativeCensusTests {
  private let census = NativeCensus()

  @Test func everyNativeIsDeclared() { #expect(census.undeclared == []) }

  /// A declaration that runs must leave the list.
  @Test func declarationsWithoutCodeAreThoseOfTheList() {
    #expect(census.missing == NotYetNative.list)
  }
}
