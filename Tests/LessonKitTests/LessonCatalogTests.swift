import Foundation
import LessonKit
import ScriptSource
import Stage
import Testing

struct LessonCatalogTests {
  @Test func readsLessonsInTheOrderOfTheirNumbers() throws {
    let folder = try TemporaryFolder()
    try folder.write("//: # Second\nprint(2)", to: "20-b/b.swift")
    try folder.write("//: # First\n//: - Limit: 3 s\nprint(1)", to: "3-a/a.swift")
    try folder.write("print(3)", to: "notes/notes.swift")
    try folder.write("print(4)", to: "30-c/other.swift")
    let catalog = LessonCatalog(folder: folder.url)
    #expect(catalog.lessons.map(\.name) == ["a", "b"])
    #expect(catalog.lessons.map(\.title) == ["First", "Second"])
    #expect(catalog["a"]?.markup.limit == .seconds(3))
    #expect(catalog["c"] == nil)
    #expect(catalog.unknown("A").text("") == "there is no lesson `A`; did you mean `a`?")
  }

  @Test func `one lesson is found in its chapter, and nothing is read of the others`() throws {
    let folder = try TemporaryFolder()
    try folder.write("# Time", to: "1-time/chapter.md")
    try folder.write("print(1)", to: "1-time/1-a/a.swift")
    try folder.write("", to: "1-time/2-b/b.swift")
    try folder.write("print(3)", to: "2-c/c.swift")
    let one = LessonCatalog(folder: folder.url, only: "a")
    #expect(one.lessons.map(\.name) == ["a"] && one.unreadable.isEmpty)
    #expect(one["a"]?.chapter?.title == "Time" && one["a"]?.order == 1)
    #expect(LessonCatalog(folder: folder.url, only: "b").problem(of: "b") != nil)
    #expect(LessonCatalog(folder: folder.url, only: "c").lessons.map(\.name) == ["c"])
    #expect(LessonCatalog(folder: folder.url, only: "time").lessons.isEmpty)
  }

  @Test func `where no lesson has a name, all are there to suggest one`() throws {
    #expect(try LessonCatalog.builtIn(for: "hot-cold").lessons.map(\.name) == ["hot-cold"])
    #expect(try LessonCatalog.builtIn(for: "hot-coal")["hot-cold"] != nil)
  }

  @Test func aFolderThatIsMissingHasNoLessons() throws {
    #expect(LessonCatalog(folder: URL(fileURLWithPath: "/no/such")).lessons.isEmpty)
  }

  @Test func `a lesson that cannot be read leaves the others`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data([0xFF]), to: "10-x/x.swift")
    try folder.write("", to: "20-y/y.swift")
    try folder.write("print(1)", to: "30-z/z.swift")
    let catalog = LessonCatalog(folder: folder.url)
    #expect(catalog.lessons.map(\.name) == ["z"])
    #expect(catalog.unreadable.map(\.name) == ["x", "y"])
    #expect(catalog.problem(of: "y")?.description == "y.swift:1: the script is empty")
    #expect(catalog.problem(of: "z") == nil)
    #expect(LessonCatalog.findings(in: folder.url).count == 2)
  }

  @Test
  func `a lesson of your own replaces the one of its name, even if one of them cannot be read`()
    throws
  {
    let (course, own) = (try TemporaryFolder(), try TemporaryFolder())
    try course.write("", to: "10-x/x.swift")
    try course.write("print(1)", to: "20-y/y.swift")
    try course.write("print(1)", to: "30-z/z.swift")
    try own.write("print(2)", to: "10-x/x.swift")
    try own.write("", to: "20-y/y.swift")
    let catalog = LessonCatalog(folder: course.url).adding(LessonCatalog(folder: own.url))
    #expect(catalog.lessons.map(\.name) == ["z", "x"])
    #expect(catalog["x"]?.file.text == "print(2)")
    #expect(catalog.problem(of: "x") == nil)
    #expect(catalog.unreadable.map(\.name) == ["y"])
  }

  @Test func `chapters are in the order of their numbers, among lessons without one`() throws {
    let folder = try TemporaryFolder()
    try folder.write("# Time\n\nYou can wait.\n", to: "2-time/chapter.md")
    try folder.write("print(1)", to: "2-time/20-b/b.swift")
    try folder.write("print(1)", to: "2-time/3-a/a.swift")
    try folder.write("print(1)", to: "1-first/first.swift")
    try folder.write("", to: "10-more-of-it/chapter.md")
    try folder.write("print(1)", to: "10-more-of-it/1-c/c.swift")
    try folder.write("print(1)", to: "10-more-of-it/2-d/other.swift")
    let catalog = LessonCatalog(folder: folder.url)
    #expect(catalog.lessons.map(\.name) == ["first", "a", "b", "c"])
    #expect(catalog.chapters.map { $0.chapter?.title } == [nil, "Time", "More of it"])
    #expect(catalog.chapters[1].chapter?.summary == "You can wait.")
    #expect(
      LessonCatalog.findings(in: folder.url) == [
        "10-more-of-it ✗ its `chapter.md` says nothing below the title: write what you can do after it",
        "2-d ✗ its script `d.swift` is missing",
      ]
    )
    #expect(
      LessonList(catalog, progress: CourseProgress()).lines == [
        "☐ first  first", "1  Time", "   ☐ a      a", "   ☐ b      b", "2  More of it",
        "   ☐ c      c",
      ]
    )
  }
}
