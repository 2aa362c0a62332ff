import ArgumentParser
import FileAccess
import Foundation
import LessonKit
import LessonPages

/// `rxlab export`.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a lesson and its run as a web page.",
    discussion: """
      The page is one file that works without a network: the lesson's prose and code, its predictions with the answers of \
      the run, and the run itself, through which the reader moves in time. One lesson goes to standard output, or to the \
      file that --output names. Several lessons, or all of them, go to a folder, together with an index.

      Examples:
        rxlab export hot-cold --html --output hot-cold.html
        rxlab export --html --output site
        rxlab export mine.swift --html > mine.html
        rxlab export Mine.playground --html --output site

      Exit codes: 0 ok, 2 a script has an error (then nothing is written) or a file cannot be written, 64 wrong usage, \
      74 the output could not be written, 130 interrupted.
      """
  )

  @Argument(
    help: "Lessons, by name, script or folder, or playgrounds; all lessons by default.",
    completion: .custom(LessonNames.complete)
  )
  var lessons: [String] = []

  @Flag(help: "Write HTML, which is the only format.")
  var html = false

  @Option(
    name: .shortAndLong,
    help: "The file for one lesson, or the folder for several.",
    completion: .file()
  )
  var output: String?

  @OptionGroup var memory: MemoryOption

  func validate() throws {
    guard html else { throw ValidationError("`rxlab export` needs the format: `--html`.") }
    if lessons.count != 1, output == nil {
      throw ValidationError("Several lessons need a folder: `--output site`.")
    }
  }

  func run() throws {
    let chosen = try ChosenLessons.withPages(lessons)
    for lesson in chosen.unreadable { Message.error("error: \(lesson.problem)") }
    if !chosen.unreadable.isEmpty { throw ExitCode(2) }
    let names = Dictionary(grouping: chosen.lessons, by: \.name)
    if let twice = names.values.first(where: { $0.count > 1 })?.first?.name {
      throw Message.failure(
        "two of the lessons are named `\(twice)`, and each needs a file of its own"
      )
    }
    let runs = try run(chosen.lessons)
    let isOne = lessons.count == 1 && runs.count == 1
    guard let output else {
      guard isOne else {
        throw ValidationError(
          "`\(lessons[0])` has several lessons, which need a folder: `--output site`."
        )
      }
      return try print(LessonPage(of: runs[0]))
    }
    if isOne, !output.hasSuffix("/"), !Folder.exists(at: output) {
      return try write(LessonPage(of: runs[0]).html, to: output)
    }
    try makeFolder(output)
    if isOne {
      let page = LessonPage(of: runs[0])
      return try write(page.html, to: Self.path(output, LessonSite.fileName(of: runs[0].lesson)))
    }
    for file in LessonSite(of: runs).files {
      try write(file.html, to: Self.path(output, file.name))
    }
  }

  /// Runs all lessons, and reports the errors of all of them.
  private func run(_ lessons: [Lesson]) throws -> [LessonRun] {
    var runs: [LessonRun] = []
    var hasFailed = false
    let options = ScriptRun.Options(memory: memory.limit?.bytes)
    for lesson in lessons {
      do throws(LessonRun.Problem) {
        let run = try LessonRun(of: lesson, options: options) { run in
          Interruption.during(run.interrupt) { run.run() }
        }
        // A lesson of the course may show what a warning is about.
        if lessons.count == 1 { run.warnings.forEach(Message.error) }
        runs.append(run)
      } catch {
        hasFailed = true
        switch error {
        case .mistakes(let mistakes): mistakes.forEach(Message.error)
        case .tooLong(let reason): Message.error("error: \(reason)")
        case .interrupted: throw ExitCode(130)
        }
      }
    }
    if hasFailed { throw ExitCode(2) }
    return runs
  }

  private func print(_ page: LessonPage) throws {
    guard let loss = Descriptor.write(page.html, to: STDOUT_FILENO), loss != EPIPE else { return }
    throw Message.failure(
      "the page could not be written: \(String(cString: strerror(loss)))",
      ExitCode(EX_IOERR)
    )
  }

  private func write(_ html: String, to path: String) throws {
    do { try WholeFile.write(html, to: path) } catch { throw Message.failure("\(error)") }
  }

  private func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      let problem = FileProblem(path, .write, .system(errno))
      throw Message.failure("\(problem)")
    }
  }

  private static func path(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
