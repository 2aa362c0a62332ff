// An error that is a `CustomNSError` says what its information says; only one that is none says its own description.
import Foundation

enum Both: LocalizedError, CustomNSError {
  case failed
  var errorDescription: String? { "own text" }
  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "information"] }
}
enum Texts: LocalizedError {
  case failed
  var errorDescription: String? { "text" }
  var failureReason: String? { "reason" }
}
func show(_ error: any Error) {
  let bridged = error as NSError
  print(error.localizedDescription, bridged.localizedDescription, bridged.userInfo.count)
}
show(Both.failed)
show(Texts.failed)
do { throw Both.failed } catch let error as LocalizedError { print(error.errorDescription ?? "none") }

// expect: information information 1
// expect: text text 2
// expect: own text
