import ArgumentParser
import FileAccess
import Foundation
import LessonKit

/// `rxlab doctor`.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check that rxlab works on this system.",
    discussion:
      "Exit codes: 0 no problems, 1 a problem was found, 74 the output could not be written."
  )

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    var isWell = true
    func report(_ holds: Bool, _ what: String, otherwise advice: String) {
      print(holds ? "✓ \(what)" : "✗ \(what): \(advice)")
      if !holds { isWell = false }
    }
    let catalog = Result { try LessonCatalog.builtIn() }
    switch catalog {
    case .success(let found):
      report(true, Counted.of(found.lessons.count, "lesson"), otherwise: "")
      for lesson in found.unreadable {
        report(false, "the lesson `\(lesson.name)`", otherwise: "\(lesson.problem)")
      }
    case .failure(let problem): report(false, "lessons", otherwise: "\(problem)")
    }
    report(
      SourceComments.builtIn != nil,
      "the reference of operators",
      otherwise: "run rxlab from its project, or install it with `make install`"
    )
    let lesson = try? catalog.get().lessons.first
    report(
      lesson.map { Recording(of: $0.file).report.mistakes.isEmpty } ?? false,
      "a lesson runs",
      otherwise: "run `rxlab test` for details"
    )
    func report(_ what: String, _ folder: String?, variable: String) {
      let problem = folder.map(WholeFile.problem)
      report(
        problem == .some(nil),
        "\(what) \(folder ?? "")",
        otherwise: (problem?.map { "\($0); " } ?? "")
          + "set HOME or \(variable) to a folder that you can write to"
      )
    }
    report(
      "the state folder",
      ProgressFile(environment: environment)?.url.deletingLastPathComponent().path,
      variable: "XDG_STATE_HOME"
    )
    report(
      "the folder of your exercises",
      LearnerCopies(environment: environment)?.folder,
      variable: "XDG_DATA_HOME"
    )
    let terminal = environment["TERM"] ?? ""
    print(
      "· terminal: \(terminal.isEmpty ? "none" : terminal), \(Window.view(of: STDOUT_FILENO).width) columns"
    )
    if !isWell { throw ExitCode(1) }
  }
}
