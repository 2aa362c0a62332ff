import Testing

@testable import rxstress

/// A small share of `make stress`.
struct StressTests {
  @Test func nothingIsLostAndNothingStays() async {
    await #expect(processExitsWith: .success) {
      var lines: [String] = []
      let failures = Stress.run(Load(threads: 8, operations: 300)) { lines.append($0) }
      #expect(failures == 0, "\(lines.joined(separator: "\n"))")
    }
  }
}
