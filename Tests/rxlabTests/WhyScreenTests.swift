import Foundation
import Testing

/// Every line of a log has its reasons.
@Suite struct WhyScreenTests {
  @Test func `why answers for each line of a lesson`() throws {
    let state = try TemporaryFolder()
    let log = try Program.run("run", "hot-cold", "--format", "plain").lines
    #expect(log.count > 40)
    let program = try Program.session(["step", "hot-cold"], state: state)
    try program.drive([(":goto end", ["The script has ended."])])
    for (index, line) in log.enumerated() {
      // What `debug` prints is dated itself, which the reasons leave out.
      let text = line.replacing(#/^[-0-9]{10} [:.0-9]{12}: /#, with: "")
      try program.drive([(":why \(index + 1)", ["`\(text)`\r\n", "because "])])
    }
    try program.drive([(":why \(log.count + 1)", ["there is no line \(log.count + 1);"])])
    let outcome = try program.leave()
    #expect(outcome.code == 0)
    #expect(!outcome.output.lowercased().contains("unknown"))
  }
}
