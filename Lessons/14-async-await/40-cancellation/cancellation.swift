/*:
 # Who stops whom

 A subscription ends when you dispose it, and a task ends when you cancel it. Where the two meet, does one stop the
 other? This lesson tries both directions.
 */
import Foundation
import RxSwift

//: - Setup: `sensor`, which measures every 0.4 seconds
let lab = SerialDispatchQueueScheduler(internalSerialQueueName: "lab")
let sensor = Observable<Int>.interval(.milliseconds(400), scheduler: lab)
  .map { 20 + $0 }

//: ## Cancelling a task that loops
//: A task loops over the sensor. It is cancelled after one second.
//: - Predict (yes if `Sensor off`): Is `Sensor off` printed? The source prints it when its subscription is disposed.
//: - Hint: Leaving a loop disposes its subscription. What does a cancelled task do with its loop?
//: - Hint: Does a cancelled task go on waiting for the next element?
print("--- cancel ---")
let watch = Task {
  let measured = sensor.do(onDispose: { print("Sensor off") })
  for try await degrees in measured.values {
    print("Screen \(degrees)")
  }
}
Thread.sleep(forTimeInterval: 1)
watch.cancel()
Thread.sleep(forTimeInterval: 0.5)

//: ## What comes after the loop
//: Cancelling disposed the subscription. But how did the task leave its loop?
//: - Predict (one of `Loop done`, `Loop threw`): Which line is printed, `Loop done` or `Loop threw …`?
//: - Hint: The source has not completed. Would it be right to go on as if it had?
//: - Hint: `Task.sleep` throws when its task is cancelled. A loop over `values` waits, too.
print("--- leave ---")
let second = Task {
  do {
    for try await degrees in sensor.values {
      print("Screen \(degrees)")
    }
    print("Loop done")
  } catch {
    print("Loop threw \(error)")
  }
}
Thread.sleep(forTimeInterval: 0.6)
second.cancel()
Thread.sleep(forTimeInterval: 0.5)

//: ## Disposing a single that has a task inside
//: The loop threw, so a cancelled task does not go on as if the measurements were complete. Now the other direction: a
//: `Single` that begins a task when it is subscribed to.
//: - Predict (yes if `Stored`): The subscription is disposed after 0.2 seconds. Is `Stored` printed?
//: - Hint: Who knows the task? What does `Disposables.create()` do when it is disposed?
//: - Hint: Nothing here keeps the task in a constant, so nothing can cancel it.
func store(_ name: String) async throws -> String {
  try await Task.sleep(nanoseconds: 500_000_000)
  print("Stored \(name)")
  return name
}
print("--- forgotten ---")
let forgetful = Single<String>.create { observer in
  Task {
    do { observer(.success(try await store("report"))) } catch { observer(.failure(error)) }
  }
  return Disposables.create()
}
let saving = forgetful.subscribe(onSuccess: { print("Got \($0)") })
Thread.sleep(forTimeInterval: 0.2)
saving.dispose()
Thread.sleep(forTimeInterval: 1)

//: ## Cancelling it
//: The subscriber got nothing, but the task went on to its end: nobody had told it to stop. The disposable that the
//: closure of `create` returns is the place for that.
//: - Predict (number of `Kept`): How many lines begin with `Kept`?
//: - Hint: `Task.sleep` of a cancelled task throws. Which lines come after it?
//: - Hint: The task is cancelled 0.3 seconds before the report would be kept.
func keep(_ name: String) async throws -> String {
  try await Task.sleep(nanoseconds: 500_000_000)
  print("Kept \(name)")
  return name
}
print("--- cancelled ---")
let careful = Single<String>.create { observer in
  let task = Task {
    do { observer(.success(try await keep("report"))) } catch { observer(.failure(error)) }
  }
  return Disposables.create { task.cancel() }
}
let keeping = careful.subscribe(onSuccess: { print("Got \($0)") })
Thread.sleep(forTimeInterval: 0.2)
keeping.dispose()
Thread.sleep(forTimeInterval: 1)
print("--- end ---")
/*:
 - Question: Why does the cancelled task not tell the subscriber about its `CancellationError`?
 - Answer: It tries: `observer(.failure(error))` is called. But the subscription is disposed already, and a disposed
   subscription passes nothing on.
 - Experiment: `:diff Disposables.create { task.cancel() } => Disposables.create()` forgets the task again.
 */
