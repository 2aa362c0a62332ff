import FileAccess
import Foundation
import Testing

@testable import LabShell

/// When a file that is being saved is read.
struct SaveDetectorTests {
  private let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path

  /// The stamp after the file has this text; nil removes it.
  private func stamp(_ text: String?) throws -> FileStamp? {
    try? FileManager.default.removeItem(atPath: path)
    if let text { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
    return FileStamp(of: path)
  }

  @Test func `a file is read at once, and again when a save is complete`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    var detector = SaveDetector()
    let start = ContinuousClock.now
    func note(_ stamp: FileStamp?, _ milliseconds: Int) -> SaveDetector.Finding {
      detector.note(stamp, at: start + .milliseconds(milliseconds))
    }
    let first = try stamp("a")
    #expect(note(first, 0) == .saved)
    #expect(note(first, 20) == .nothing && !detector.isPending)
    // An editor empties the file and then writes it in two steps.
    let empty = try stamp("")
    let half = try stamp("ab")
    let whole = try stamp("abc")
    #expect(note(empty, 40) == .nothing && detector.isPending)
    #expect(note(empty, 60) == .nothing)
    #expect(note(half, 64) == .nothing)
    #expect(note(whole, 70) == .nothing)
    #expect(note(whole, 81) == .saved)
    #expect(note(whole, 500) == .nothing && !detector.isPending)
  }

  @Test func `a file that is replaced is not missing`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    var detector = SaveDetector()
    let start = ContinuousClock.now
    #expect(detector.note(nil, at: start) == .missing)
    #expect(detector.note(nil, at: start + .seconds(1)) == .nothing)
    let first = try stamp("a")
    #expect(detector.note(first, at: start + .seconds(2)) == .nothing)
    #expect(detector.note(first, at: start + .seconds(3)) == .saved)
    #expect(detector.note(nil, at: start + .seconds(4)) == .nothing)
    let second = try stamp("a")
    #expect(detector.note(second, at: start + .milliseconds(4_050)) == .nothing)
    #expect(detector.note(second, at: start + .milliseconds(4_070)) == .saved)
    #expect(detector.note(nil, at: start + .seconds(5)) == .nothing)
    #expect(detector.note(nil, at: start + .milliseconds(5_200)) == .missing)
    #expect(!detector.isPending)
  }
}
