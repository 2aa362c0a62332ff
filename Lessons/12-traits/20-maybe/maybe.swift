/*:
 # A value, nothing, or an error: `Maybe`

 You look for a file on the disk. Either it is there, or there is none, or the disk is broken. All three are normal
 outcomes, and only the last one is an error. `Maybe` has an event for each: `success` with a value, `completed` without
 one, and `error`.
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)
struct BrokenDisk: Error {}

/// Looks for a file for 0.3 seconds.
func file(_ name: String) -> Maybe<String> {
  Maybe.create { maybe in
    switch name {
    case "poem": maybe(.success("Roses are red"))
    case "empty": maybe(.success(""))
    case "diary": maybe(.error(BrokenDisk()))
    default: maybe(.completed)
    }
    return Disposables.create()
  }
  .delay(.milliseconds(300), scheduler: clock)
}

//: ## The file is there
//: The subscriber has three closures, one for each event.
//: - Predict (lines of `Poem`): Which lines are printed when the poem is found?
//: - Hint: A maybe sends one event. Which one is it here?
//: - Hint: With a maybe, `completed` means "there was no value".
let poem = file("poem").subscribe(
  onSuccess: { print("Poem: \($0)") },
  onError: { _ in print("Poem failed") },
  onCompleted: { print("Poem completed") })
Thread.sleep(forTimeInterval: 0.5)

//: ## No file, and an empty file
//: `Poem completed` was not printed: the success was the end. Now two others. There is no file `letter`. There is a
//: file `empty`, and it contains no characters.
//: - Predict (lines of `letter`, `empty`): What is printed?
//: - Hint: An empty string is a value.
//: - Hint: `completed` comes only if there is no value at all. How many characters has an empty text?
for name in ["letter", "empty"] {
  _ = file(name).subscribe(
    onSuccess: { print("\(name) has \($0.count) characters") },
    onError: { _ in print("\(name) failed") },
    onCompleted: { print("\(name) does not exist") })
  Thread.sleep(forTimeInterval: 0.5)
}

//: ## Something instead of nothing
//: Often you know what to take if there is no value. `ifEmpty(default:)` makes a single of a maybe: now there is always
//: a value, or an error.
//: - Predict (lines of `Letter`, `Diary`): The disk is broken where the diary is. What do the two print?
//: - Hint: Is an error "empty"?
//: - Hint: Only the maybe that completes without a value gets the default. An error passes.
let letter = file("letter").ifEmpty(default: "Dear Anna")
  .subscribe(onSuccess: { print("Letter: \($0)") }, onFailure: { _ in print("Letter failed") })
Thread.sleep(forTimeInterval: 0.5)
let diary = file("diary").ifEmpty(default: "Dear diary")
  .subscribe(onSuccess: { print("Diary: \($0)") }, onFailure: { _ in print("Diary failed") })
Thread.sleep(forTimeInterval: 0.5)

//: ## First the disk, then the server
//: Only the missing letter was replaced. `ifEmpty(switchTo:)` asks somebody else if there is no value.
//: - Predict (number of `GET`): The poem is on the disk, the song is not. How many lines begin with `GET`?
//: - Hint: Is the other one asked if there is a value?
//: - Hint: The server is subscribed to when the maybe has completed without a value.
let server = Single<String>.create { single in
  print("GET /song")
  single(.success("La la la"))
  return Disposables.create()
}
for name in ["poem", "song"] {
  _ = file(name).ifEmpty(switchTo: server)
    .subscribe(onSuccess: { print("Reading \($0)") })
  Thread.sleep(forTimeInterval: 0.5)
}
/*:
 - Question: `filter` on a single gives a maybe. Why not a single?
 - Answer: The condition can be false for the only value, and then there is none. A single would break its promise.
 - Experiment: `:diff file("diary") => file("diary").catchAndReturn("torn out")` replaces the error as well. What does
   Diary print?
 */
