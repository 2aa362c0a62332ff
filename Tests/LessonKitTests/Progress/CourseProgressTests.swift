import FileAccess
import Foundation
import LessonKit
import Testing

struct CourseProgressTests {
  @Test func `marks and the next lesson`() {
    var progress = CourseProgress()
    let names = ["a", "b", "c"]
    #expect(progress.next(of: names) == "a")
    #expect(progress.mark(of: "a") == "☐")
    progress.reach(2, of: 4, in: "a")
    #expect(progress.mark(of: "a") == "▶ 2/4")
    #expect(progress.next(of: names) == "a")
    progress.finish("a", steps: 4)
    progress.reach(1, of: 4, in: "a")
    #expect(progress.mark(of: "a") == "✓")
    progress.skip("b", steps: 2)
    #expect(progress.mark(of: "b") == "–")
    #expect(progress.next(of: names) == "c")
    progress.finish("c", steps: 1)
    #expect(progress.next(of: names) == nil)
    progress.skip("c", steps: 1)
    #expect(progress.mark(of: "c") == "✓")
  }

  @Test func `the next lesson is the one in which the learner stopped`() {
    var progress = CourseProgress()
    let names = ["a", "b", "c"]
    progress.reach(3, of: 4, in: "b")
    #expect(progress.next(of: names) == "b")
    progress.finish("b", steps: 4)
    #expect(progress.next(of: names) == "a")
    progress.reach(1, of: 4, in: "c")
    progress.skip("c", steps: 4)
    #expect(progress.next(of: names) == "a")
  }

  @Test func `survives in the state folder, whole`() throws {
    let folder = try TemporaryFolder()
    let file = try #require(ProgressFile(environment: ["XDG_STATE_HOME": folder.url.path]))
    #expect(file.load() == CourseProgress())
    file.update { $0.reach(2, of: 3, in: "a") }
    let before = try FileHandle(forReadingFrom: file.url)
    let old = try Data(contentsOf: file.url)
    file.update { $0.finish("b", steps: 1) }
    // Whoever reads meanwhile has the old file, and no other stands beside the new one.
    #expect(try before.readToEnd() == old)
    #expect(file.load().lessons.keys.sorted() == ["a", "b"])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.url.deletingLastPathComponent().path
    )
    #expect(names.sorted() == [".progress.json.lock", "progress.json"])
  }

  @Test func `sessions that end at the same time keep all progress`() throws {
    let folder = try TemporaryFolder()
    let file = ProgressFile(at: folder.url.appendingPathComponent("progress.json"))
    DispatchQueue.concurrentPerform(iterations: 15) { number in
      let problem = file.update { $0.reach(1, of: 2, in: "lesson-\(number)") }.problem
      #expect(problem == nil)
    }
    #expect(file.load().lessons.count == 15)
  }

  @Test func `progress that cannot be kept says why`() throws {
    let folder = try TemporaryFolder()
    let file = ProgressFile(at: folder.url.appendingPathComponent("progress.json"))
    try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
    let (progress, problem) = file.update { $0.finish("a", steps: 1) }
    #expect(progress.mark(of: "a") == "✓")
    #expect(problem?.description == "`\(file.url.path)` is a folder")
  }

  @Test func `a damaged file is no progress, and is not replaced`() throws {
    let folder = try TemporaryFolder()
    let file = ProgressFile(at: folder.url.appendingPathComponent("progress.json"))
    try Data("{".utf8).write(to: file.url)
    #expect(file.load() == CourseProgress())
    let problem = file.update { $0.finish("a", steps: 1) }.problem
    #expect(
      problem?.description
        == "`\(file.url.path)` is damaged: correct it, or remove it to begin anew"
    )
    #expect(try String(contentsOf: file.url, encoding: .utf8) == "{")
    // An empty file has nothing to lose.
    try Data().write(to: file.url)
    #expect(file.update { $0.finish("a", steps: 1) }.problem == nil)
    #expect(ProgressFile(environment: ["HOME": "here"]) == nil)
  }
}
