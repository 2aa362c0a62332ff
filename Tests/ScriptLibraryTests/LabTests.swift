import Foundation
import Testing

@testable import rxscript

/// Programs on the lab: the lessons with their recorded logs, and scripts with `// expect:` comments.
struct LabTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let lessons = tests.deletingLastPathComponent().appending(path: "Lessons").path
  private static let folders = ["LabBindingsTests/Scripts", "ScriptLibraryTests/Lab"]

  /// Programs that print something else, or that are refused; the list only shrinks.
  private static let differing: Set<String> = {
    let path = tests.appending(path: "ScriptLibraryTests/differing-lab.txt").path
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map(String.init))
  }()

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
    if Self.differing.contains(name) {
      #expect(difference != nil, "it prints what it says, and leaves the list")
    } else {
      #expect(
        difference == nil,
        "\(difference?.got ?? "") instead of \(difference?.expected ?? "")"
      )
    }
  }

  @Test func theListNamesPrograms() {
    #expect(Self.differing.isSubset(of: Self.scripts + Self.programs))
    #expect(Self.programs.count > 200)
  }
}
