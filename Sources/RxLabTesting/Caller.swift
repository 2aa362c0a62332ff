import Testing
import XCTest

/// The place of a call in a test.
struct Caller {
  let fileID: StaticString
  let file: StaticString
  let line: Int
  let column: Int

  /// Reports a failure here, to the framework that runs the test.
  func fail(_ reason: String) {
    if Test.current == nil {
      XCTFail(reason, file: file, line: UInt(line))
    } else {
      let place = SourceLocation(
        fileID: "\(fileID)",
        filePath: "\(file)",
        line: line,
        column: column
      )
      Issue.record(Comment(rawValue: reason), sourceLocation: place)
    }
  }
}
