import Foundation
import LessonKit
import ScriptSource

/// An exercise in a temporary folder: a request that is sent twice.
struct SampleExercise {
  static let given = program("let page = request()")
  static let solution = program("let page = request().share(replay: 1)") + explained
  static let secondSolution =
    program("let page = request().replay(1).refCount()") + explained

  /// The sample's program with another page.
  static func program(_ page: String) -> String {
    """
    /*:
     # Request

     The page is loaded twice.
     - Task: Send one request.
     - Hint: Count the requests.
     - Hint: Share it.
     - Hint: `share(replay: 1)`
     */
    import RxSwift
    func request() -> Observable<String> {
      Observable.create { observer in
        print("GET")
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
          observer.onNext("tea")
          observer.onCompleted()
        }
        return Disposables.create()
      }
    }
    \(page)
    let text = page.subscribe(onNext: { print("text: \\($0)") })
    Thread.sleep(forTimeInterval: 0.2)
    let count = page.subscribe(onNext: { print("count: \\($0.count)") })
    Thread.sleep(forTimeInterval: 1)
    print("end")

    """
  }

  private static let explained = """
    //: One subscription to the request serves both.

    """

  static let goal = ["0s GET", "0.500s text: tea", "0.500s count: 3", "1.200s end"]

  let folder: TemporaryFolder
  let exercise: Exercise
  let copies: LearnerCopies

  init(
    given: String = given,
    solution: String = solution,
    secondSolution: String? = secondSolution,
    records: Bool = true
  ) throws {
    folder = try TemporaryFolder()
    try folder.write(given, to: "10-request/request.swift")
    try folder.write(solution, to: "10-request/request.solution.swift")
    if let secondSolution {
      try folder.write(secondSolution, to: "10-request/request.solution-2.swift")
    }
    guard let exercise = LessonCatalog(folder: folder.url)["request"]?.exercise else {
      throw Missing()
    }
    self.exercise = exercise
    copies = LearnerCopies(in: folder.url.path + "/data/rxlab/exercises")
    if records { _ = try LessonTest(exercise.lesson).run(records: true) }
  }

  struct Missing: Error {}

  /// A check of the sample's program with another page.
  func check(_ page: String) throws -> ExerciseCheck {
    try check(text: Self.program(page))
  }

  func check(text: String) throws -> ExerciseCheck {
    try ExerciseCheck(exercise, program: SourceFile(name: "request.swift", text: text))
  }
}
