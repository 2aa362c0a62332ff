import Testing
import XCTest

/// Where a test calls, for whoever reports a failure there.
struct Caller {
  let fileID: StaticString
  let file: StaticString
  let line: Int
  let column: Int

  /// Fails the running test at this place, in the words and with the means of the framework that runs it.
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
