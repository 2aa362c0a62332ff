import Testing

@testable import rxscript

struct NativeCensusTests {
  private let census = NativeCensus(modules: ["Swift"])

  @Test func everyNativeIsDeclared() { #expect(census.undeclared == []) }

  /// A declaration that runs must leave the list.
  @Test func declarationsWithoutCodeAreThoseOfTheList() {
    #expect(census.missing == NotYetNative.list)
  }

  @Test func everythingReactiveHasCode() {
    #expect(NativeCensus(modules: NativeCensus.reactiveModules).missing == [])
  }
}
