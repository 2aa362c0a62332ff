/*:
 # An upload without an owner

 A screen uploads a photo in four parts, with an async function. When the user closes the screen, its subscription is
 disposed, and no more parts should be sent. But all of them are sent.
 - Task: Make the upload stop when its subscription is disposed.
 - Hint: The subscription ends. What ends the task?
 - Hint: The disposable that `create` returns is disposed with the subscription. It could do something.
 - Hint: Keep the task in a constant, and return `Disposables.create { task.cancel() }`.
 */
import Foundation
import RxSwift

func send(_ part: Int) async throws {
  print("Sending part \(part)")
  try await Task.sleep(nanoseconds: 400_000_000)
}

func upload(_ photo: String) -> Single<String> {
  Single<String>.create { observer in
    Task {
      do {
        for part in 1...4 { try await send(part) }
        observer(.success(photo))
      } catch {
        observer(.failure(error))
      }
    }
    return Disposables.create()
  }
}

let screen = upload("cat").subscribe(onSuccess: { print("Screen shows \($0)") })
Thread.sleep(forTimeInterval: 1)
print("the screen is closed")
screen.dispose()
Thread.sleep(forTimeInterval: 1)

let second = upload("dog").subscribe(onSuccess: { print("Screen shows \($0)") })
Thread.sleep(forTimeInterval: 2)
