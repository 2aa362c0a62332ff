import ArgumentParser
import Foundation
import LessonKit

/// `rxlab doctor`.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check that rxlab finds and can do what it needs.",
    discussion: "Exit codes: 0 all is well, 1 something is wrong."
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
    case .success(let found): report(true, Counted.of(found.lessons.count, "lesson"), otherwise: "")
    case .failure(let problem): report(false, "lessons", otherwise: "\(problem)")
    }
    report(
      OperatorReference.builtIn != nil,
      "the reference of operators",
      otherwise: "run rxlab from its project, or install it with `make install`"
    )
    let lesson = try? catalog.get().lessons.first
    report(
      lesson.map { Recording(of: $0.file).report.mistakes.isEmpty } ?? false,
      "a lesson runs",
      otherwise: "`rxlab test` says more"
    )
    let state = ProgressFile(environment: environment)?.url.deletingLastPathComponent().path
    report(
      state.map(Self.isWritable) ?? false,
      "the state folder \(state ?? "")",
      otherwise: "set HOME or XDG_STATE_HOME to a folder that you can write to"
    )
    let terminal = environment["TERM"] ?? ""
    print(
      "· terminal: \(terminal.isEmpty ? "none" : terminal), \(Window.view(of: STDOUT_FILENO).width) columns"
    )
    if !isWell { throw ExitCode(1) }
  }

  /// Whether a folder can be written to, or made.
  private static func isWritable(_ path: String) -> Bool {
    var folder = path
    while !FileManager.default.fileExists(atPath: folder), folder != "/" {
      folder = (folder as NSString).deletingLastPathComponent
    }
    return FileManager.default.isWritableFile(atPath: folder)
  }
}
