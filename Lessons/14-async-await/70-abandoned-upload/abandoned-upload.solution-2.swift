import Foundation
import RxSwift

func send(_ part: Int) async throws {
  print("Sending part \(part)")
  try await Task.sleep(nanoseconds: 400_000_000)
}

func upload(_ photo: String) -> Single<String> {
  Single<String>.create { observer in
    let left = BooleanDisposable()
    Task {
      do {
        for part in 1...4 {
          if left.isDisposed { return }
          try await send(part)
        }
        observer(.success(photo))
      } catch {
        observer(.failure(error))
      }
    }
    return left
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
 The task asks before each part whether the subscription still exists. A `BooleanDisposable` only remembers that it
 was disposed.
 */
