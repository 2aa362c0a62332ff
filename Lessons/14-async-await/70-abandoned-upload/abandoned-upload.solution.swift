import Foundation
import RxSwift

func send(_ part: Int) async throws {
  print("Sending part \(part)")
  try await Task.sleep(nanoseconds: 400_000_000)
}

func upload(_ photo: String) -> Single<String> {
  Single<String>.create { observer in
    let task = Task {
      do {
        for part in 1...4 { try await send(part) }
        observer(.success(photo))
      } catch {
        observer(.failure(error))
      }
    }
    return Disposables.create { task.cancel() }
  }
}

let screen = upload("cat").subscribe(onSuccess: { print("Screen shows \($0)") })
Thread.sleep(forTimeInterval: 1)
print("the screen is closed")
screen.dispose()
Thread.sleep(forTimeInterval: 1)

let second = upload("dog").subscribe(onSuccess: { print("Screen shows \($0)") })
Thread.sleep(forTimeInterval: 2)
/*:
 Disposing the subscription disposes what `create` returned, and that cancels the task. `Task.sleep` of a cancelled
 task throws, so the loop over the parts ends.
 */
