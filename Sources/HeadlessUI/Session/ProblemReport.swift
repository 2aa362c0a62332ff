import Foundation

/// What a session does with a problem that no host takes.
enum ProblemReport {
  static func take(_ problem: ScreenProblem, _ build: Build) {
    if problem.kind == .brokenRule || problem.kind == .offMain, build == .release {
      FileHandle.standardError.write(Data("\(problem.message)\n".utf8))
    } else {
      fatalError("\(problem)")
    }
  }
}
