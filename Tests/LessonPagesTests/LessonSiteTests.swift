import Foundation
import LessonKit
import LessonPages
import Testing

@Suite struct LessonSiteTests {
  @Test func `the index lists all lessons, and each has a page with links`() throws {
    let runs = try SampleLesson.all.map { try LessonRun(of: $0) }
    let files = LessonSite(of: runs).files
    let names = SampleLesson.all.map { $0.name + ".html" }
    #expect(files.map(\.name) == ["index.html"] + names)
    let listed = files[0].html.parts(from: "<a href=\"", to: "</a>")
    #expect(listed.map { $0.components(separatedBy: "\"")[0] } == names)
    for (lesson, entry) in zip(SampleLesson.all, listed) {
      #expect(("<a href=\"" + entry).shownText.contains(lesson.title.replacing("`", with: "")))
    }
    for (number, file) in files.dropFirst().enumerated() {
      func link(_ kind: String) -> String? {
        file.html.components(separatedBy: "\" rel=\"\(kind)\"").dropLast().first?
          .components(separatedBy: "href=\"").last
      }
      #expect(file.html.contains("<a href=\"index.html\">"))
      #expect(link("prev") == (number > 0 ? names[number - 1] : nil))
      #expect(link("next") == (number + 1 < names.count ? names[number + 1] : nil))
    }
  }

  @Test func `a lesson named index does not take the place of the index`() throws {
    let lessons = [
      try SampleLesson.lesson("print(1)\n", name: "index"),
      try SampleLesson.lesson("print(2)\n", name: "other"),
    ]
    let files = LessonSite(of: try lessons.map { try LessonRun(of: $0) }).files
    #expect(Set(files.map(\.name)).count == 3)
    #expect(files[0].name == "index.html")
  }
}
