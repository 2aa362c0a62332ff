/// The programs of a new exercise, which work as they are and are there to be replaced.
struct ExerciseTemplate {
  let title: String

  /// The program as given.
  var given: String {
    """
    /*:
     # \(title)

     \(NewLesson.placeholder)
     - Task: Print only the even numbers.
     - Hint: Look at what is between the numbers and the subscriber.
     - Hint: An operator can let some elements pass and leave out the others.
     - Hint: Put `.filter { $0.isMultiple(of: 2) }` before `subscribe`.
     - Limit: 10 s
     */
    \(code)
    let subscription = numbers.subscribe(onNext: { print("got \\($0)") })

    """
  }

  /// The solutions, each with the part of its name that follows the exercise's.
  var solutions: [(suffix: String, text: String)] {
    [
      (
        "solution",
        solution(
          "numbers.filter { $0.isMultiple(of: 2) }",
          "`filter` lets an element pass if its closure returns true. What it leaves out never reaches the subscriber."
        )
      ),
      (
        "solution-2",
        solution(
          "numbers.flatMap { $0.isMultiple(of: 2) ? Observable.just($0) : Observable.empty() }",
          "`flatMap` replaces each element by an observable. An empty one adds nothing."
        )
      ),
    ]
  }

  private func solution(_ even: String, _ explanation: String) -> String {
    """
    /*:
     # \(title)
     - Limit: 10 s
     */
    \(code)
    let even = \(even)
    let subscription = even.subscribe(onNext: { print("got \\($0)") })
    /*:
     \(explanation)
     */

    """
  }

  private var code: String {
    """
    import RxSwift

    let numbers = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(4)
    """
  }
}
