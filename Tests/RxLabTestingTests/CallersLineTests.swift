import RxLabTesting
import Testing
import XCTest

/// A failure stands at the line that called, where the author looks first.
struct CallersLineTests {
  @Test func inSwiftTesting() {
    let line = Mark.here() + 2
    withKnownIssue {
      RecordedLog.check(listing: "print(1)", named: "no log of this name", environment: [:])
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "CallersLineTests.swift"
        && issue.comments.contains { $0.rawValue.contains("there is no recorded log at") }
    }
  }

  @Test func whatIsEqualFailsNothing() {
    RecordedLog.check(
      lesson: "Lessons/11-operators-of-your-own/30-custom-operator/custom-operator.swift",
      environment: [:]
    )
  }

  private enum Mark {
    static func here(_ line: Int = #line) -> Int { line }
  }
}

/// The same in XCTest, where the case that fails on purpose keeps its failures to itself.
final class CallersLineXCTests: XCTestCase {
  private struct Failure: Equatable {
    let file: String
    let line: Int
  }

  private var failures: [Failure] = []

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    guard description.contains("there is no recorded log at") else {
      return super.recordFailure(
        withDescription: description,
        inFile: filePath,
        atLine: lineNumber,
        expected: expected
      )
    }
    failures.append(Failure(file: filePath, line: lineNumber))
  }

  func testInXCTest() {
    let line = #line + 1
    RecordedLog.check(listing: "print(1)", named: "no log of this name", environment: [:])
    XCTAssertEqual(failures, [Failure(file: #filePath, line: line)])
  }
}
