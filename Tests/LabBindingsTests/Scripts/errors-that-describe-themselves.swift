import Foundation
import RxSwift

struct Stored: Error, CustomStringConvertible { let description: String }
struct Computed: Error, CustomStringConvertible {
  let code: Int
  var description: String { "code \(code)" }
}
struct ForDebugging: Error, CustomDebugStringConvertible { let debugDescription: String }
final class Shared: Error, CustomStringConvertible { let description = "shared" }

func show(_ error: any Error) {
  _ = Observable<Int>.error(error).subscribe { print($0) }
  _ = Single<Int>.error(error).subscribe(onFailure: { print($0) })
  print([error], Event<Int>.error(error), Result<Int, any Error>.failure(error))
}
show(Stored(description: "why"))
// expect: error(why)
// expect: why
// expect: [why] error(why) failure(why)
show(Computed(code: 2))
// expect: error(code 2)
// expect: code 2
// expect: [code 2] error(code 2) failure(code 2)
show(ForDebugging(debugDescription: "debug"))
// expect: error(debug)
// expect: debug
// expect: [debug] error(debug) failure(debug)
show(Shared())
// expect: error(shared)
// expect: shared
// expect: [shared] error(shared) failure(shared)

// A member of this name counts only with the conformance.
struct Plain: Error { let description: String }
struct Silent { var description: String { "never shown" } }
print(Plain(description: "plain"), Silent())
// expect: Plain(description: "plain") Silent()

// In a container, what is for debugging goes before.
final class Both: CustomStringConvertible, CustomDebugStringConvertible {
  let description = "text"
  let debugDescription = "debug text"
}
print(Both(), [Both()])
// expect: text [debug text]

// Some of Foundation's types have one that a type of the script replaces.
final class Object: NSObject { override var description: String { "an object" } }
struct Key: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  var description: String { "key \(stringValue)" }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
struct Code: LosslessStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
print(Object(), Key(stringValue: "id"), Code("a1"))
// expect: an object key id a1
