/*:
 # A loop over an observable

 Every observable has a property `values`: its elements as an asynchronous sequence. A `for try await` loop over it
 subscribes, and waits for each element. The lines stand in the order in which they run, without a closure. This lesson
 is about the four ways in which such a loop ends.

 Each loop is in a `Task`, so that the main thread can go on.
 */
import Foundation
import RxSwift

//: - Setup: `trams`, which sends the number of a tram every 0.4 seconds
let street = SerialDispatchQueueScheduler(internalSerialQueueName: "street")
let trams = Observable<Int>.interval(.milliseconds(400), scheduler: street)
  .map { $0 + 1 }

//: ## The source completes
//: `subscribe` returns at once. The lines below a loop run when the loop is over.
//: - Predict (lines of `Anna`): Which three lines does Anna print, in order?
//: - Hint: What does completion mean for a loop?
//: - Hint: The line below the loop runs once.
print("--- completes ---")
Task {
  for try await tram in trams.take(2).values {
    print("Anna sees tram \(tram)")
  }
  print("Anna goes home")
}
Thread.sleep(forTimeInterval: 1.5)

//: ## The source fails
//: Completion ends the loop, and the task goes on below it. Now the source sends an error after its first element.
//: - Predict (one of `Ben goes home`, `Ben hears`): Which line comes in the end, `Ben goes home` or `Ben hears …`?
//: - Hint: The loop begins with `for try await`. What is the `try` for?
//: - Hint: An error that is thrown skips the rest of `do`.
print("--- fails ---")
struct PowerCut: Error {}
Task {
  do {
    for try await tram in trams.take(1).concat(Observable<Int>.error(PowerCut())).values {
      print("Ben sees tram \(tram)")
    }
    print("Ben goes home")
  } catch {
    print("Ben hears of \(error)")
  }
}
Thread.sleep(forTimeInterval: 1)

//: ## You leave
//: An error of the source is thrown where the loop stands. The third way out is `break`. The trams go on without end,
//: and nobody calls `dispose` here.
//: - Predict (yes if `no longer watched`): Is `no longer watched` printed? The source prints it when its
//:   subscription is disposed.
//: - Hint: The loop holds the subscription. What is left of the loop after `break`?
//: - Hint: What nobody holds any more is released. What should a released subscription do?
print("--- break ---")
Task {
  for try await tram in trams.do(onDispose: { print("no longer watched") }).values {
    print("Cleo takes tram \(tram)")
    break
  }
}
Thread.sleep(forTimeInterval: 1.5)

//: ## No end, and no `break`
//: The loop held the subscription, and `break` let go of it. Dora has no `break`. Her task is cancelled after one
//: second, which is the fourth way out; the lesson `cancellation` is about it.
//: - Predict (number of `Dora goes home`): How often is `Dora goes home` printed?
//: - Hint: When would the line below the loop be reached? Do these trams ever complete?
//: - Hint: The loop of a cancelled task throws.
print("--- no end ---")
let dora = Task {
  for try await tram in trams.values {
    print("Dora sees tram \(tram)")
  }
  print("Dora goes home")
}
Thread.sleep(forTimeInterval: 1)
dora.cancel()
Thread.sleep(forTimeInterval: 1)
/*:
 - Question: You write a loop over the taps of a button. What do you have to think of that `subscribe(onNext:)` does
   not ask of you?
 - Answer: The lines below the loop wait until it ends, and taps do not end by themselves. Give the source an end with
   `take` or `take(until:)`, leave with `break`, or cancel the task.
 - Experiment: `:diff for try await tram in trams.values => for try await tram in trams.take(1).values` lets Dora go
   home.
 */
