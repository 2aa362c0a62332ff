import Foundation
import Testing

@testable import rxscript

/// Programs on the lab: the lessons with their recorded logs, and scripts with `// expect:` comments.
struct LabTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let lessons = tests.deletingLastPathComponent().appending(path: "Lessons").path
  private static let folders = ["LabBindingsTests/Scripts", "ScriptLibraryTests/Lab"]

  static let scripts = folders.flatMap { folder in
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: tests.appending(path: folder).path
    )
    return (names ?? []).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
  }.sorted()

  static let programs = LabRun.programs(in: lessons).map { String($0.dropFirst(lessons.count + 1)) }

  @Test(arguments: scripts)
  func scriptPrintsWhatItSays(_ name: String) throws {
    let path = Self.tests.appending(path: name).path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    expect(LabRun.difference(text, path), of: name)
  }

  @Test(arguments: programs)
  func lessonPrintsItsLog(_ name: String) throws {
    let path = "\(Self.lessons)/\(name)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    expect(LabRun.lessonDifference(text, path), of: name)
  }

  private func expect(_ difference: ScriptRun.Difference?, of name: String) {
    #expect(
      difference == nil,
      "\(name): \(difference?.got ?? "") instead of \(difference?.expected ?? "")"
    )
  }

  @Test func theProgramsAreFound() {
    #expect(Self.scripts.count > 70)
    #expect(Self.programs.count > 200)
  }
}
