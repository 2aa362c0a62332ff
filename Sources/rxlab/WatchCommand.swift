import ArgumentParser
import FileAccess
import Foundation
import LabBindings
import LabShell
import LessonKit
import LineEditor

/// `rxlab watch`.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    _superCommandName: "rxlab",
    abstract: "Run a script at each save, and show what has changed.",
    discussion: """
      The window shows what is wrong, the end of the log, with + and - before the lines that have changed, and the \
      marbles. A save during a run starts it again. The file may be created later. q or Ctrl-C leaves. Without a \
      terminal, each run is printed below a line with its number. For an exercise, it watches your copy and shows the \
      goal line by line. For a playground, it watches the one page that it has or that you name.

      Exit codes: 0 ok, 2 the script cannot be watched, 64 wrong usage, 74 the output could not be written, \
      130 interrupted.
      """
  )

  @Argument(
    help: "A lesson's name, a Swift file, or a playground's page.",
    completion: .custom(LessonNames.complete)
  )
  var script: String

  @Flag(help: "Show the thread of each line, and hops between threads.")
  var threads = false

  @Option(help: "Stop each run after this time, for example 12s or 500ms.")
  var limit: TimeLimit?

  @OptionGroup var memory: MemoryOption

  @Option(help: "The RxSwift version to follow: rx6, rx4 or rx2.")
  var dialect: Dialect?

  func run() throws {
    let (path, panels) = try watched()
    let isPage = Playground.isPlayground(script)
    let environment = ProcessInfo.processInfo.environment
    let options = ScriptRun.Options(
      showsThreads: threads,
      limit: limit?.time,
      memory: memory.limit?.bytes,
      dialect: dialect
    )
    let screen = FullScreen(environment: environment)
    let watch = Watch(
      path,
      reading: isPage ? { [script] in try Self.page(script).script } : nil,
      page: WatchPage(
        name: ((isPage ? script : path) as NSString).lastPathComponent,
        panels: panels
      ),
      options: options,
      screen: screen
    ) {
      var view = Window.view(of: STDOUT_FILENO, environment: environment)
      // Output that is not drawn in place has no height.
      if screen == nil { view.height = nil }
      return view
    }
    let code = watch.run()
    if code != 0 { throw ExitCode(code) }
  }

  /// The script's file, which may not exist yet, and what is shown below its errors.
  ///
  /// For an exercise, these are the learner's copy and the goal.
  private func watched() throws -> (path: String, panels: [any WatchPanel]) {
    let path = try path()
    guard path != script, !Playground.isPlayground(script),
      let exercise = try Scripts.lesson(script).exercise
    else {
      return (path, [LogPanel(), MarblePanel()])
    }
    do {
      let panels: [any WatchPanel] = [GoalPanel(try exercise.goal()), MarblePanel()]
      guard let copies = LearnerCopies() else { return (path, panels) }
      try copies.create(exercise)
      return (copies.path(of: exercise), panels)
    } catch {
      throw Message.failure("\(error)")
    }
  }

  /// A playground of which one page must be named.
  private struct SeveralPages: Error, CustomStringConvertible {
    let path: String
    let count: Int
    var description: String { "`\(path)` has \(count) pages; name one of them" }
  }

  /// The only page of a playground, with its sources, and its file.
  private static func page(_ path: String) throws -> (path: String, script: RunnableScript) {
    let playground = try Playground(at: path)
    guard playground.pages.count == 1 else {
      throw SeveralPages(path: path, count: playground.pages.count)
    }
    return (playground.paths[0], playground.pages[0])
  }

  private func path() throws -> String {
    if script == "-" { throw Message.failure("standard input cannot be saved; name a file") }
    if Playground.isPlayground(script) {
      do { return try Self.page(script).path } catch { throw Message.failure("\(error)") }
    }
    if script.contains("/"), Folder.exists(at: script) {
      throw Message.failure("`\(script)` is a folder; name a script in it")
    }
    let isFile = ScriptFile.isPath(script) || Scripts.isFile(script)
    return isFile ? script : try Scripts.lesson(script).url.path
  }
}
