import LabShell
import LessonKit
import Testing

/// `:doc`: what the libraries' declarations say of a name.
struct DocTests {
  private func lines(_ name: String) throws -> [String] {
    try LessonCommandTests().session([":doc \(name)"], width: 400).views.last ?? []
  }

  @Test(arguments: [
    // Observables' own operators come before those of other types.
    ("map", "func map<Result>(_ transform: (Element) throws -> Result) -> Observable<Result>"),
    ("create", "static func create(_ subscribe: (AnyObserver<Element>) -> any Disposable)"),
    ("flatMapLatest", "func flatMapLatest<Source: ObservableConvertibleType>"),
    ("connect", "  Subscribes to the source, unless it is already connected."),
    // What a type declares first says what its subtypes do.
    (
      "dispose",
      "  Cancels the subscription or frees the resource. Only the first call has an effect."
    ),
    // Types.
    ("BehaviorRelay", "class BehaviorRelay<Element>"),
    ("BehaviorRelay", "  A behavior subject that never ends."),
    ("Single", "typealias Single = PrimitiveSequence<SingleTrait, Element>"),
    ("Observable", "  A source of elements over time."),
    // A type's member, inherited ones and those of an alias among them.
    ("BehaviorRelay.accept", "  Sets the current element and sends it to the subscribers."),
    ("Maybe.create", "  Creates a maybe from a closure that is called for each subscription."),
    ("Array.map", "func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]"),
    // What has no comment is shown as it is called.
    ("stride", "func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) ->"),
    ("URL", "struct URL"),
  ])
  func shows(_ name: String, _ line: String) throws {
    let seen = try lines(name)
    #expect(seen.contains { $0.hasPrefix(line) }, "\(seen.joined(separator: "\n"))")
  }

  @Test func `observables' own operators come first`() throws {
    #expect(try lines("map").first == "ObservableType:")
    #expect(try lines("create").first == "ObservableType:")
  }

  @Test func `overloads with the same labels have their own comments`() throws {
    let seen = try lines("flatMapLatest")
    let first = seen.firstIndex { $0.contains("Subscribes to an observable for each element") }
    let second = seen.firstIndex { $0.contains("Subscribes to an infallible for each element") }
    #expect(try #require(first) < #require(second))
  }

  @Test(arguments: ["takeWhileWithIndex", "bindTo", "catchError", "weakly", "nosuch"])
  func `older names and those that nobody can write have no documentation`(_ name: String) throws {
    let seen = try LessonCommandTests().answers([":doc \(name)"])
    #expect(seen.contains { $0.contains("there is no documentation for `\(name)`") })
  }

  @Test func `other types with the name are named`() throws {
    let seen = try lines("map")
    #expect(seen.contains { $0.hasPrefix("Also: ") && $0.contains("Optional.map") })
  }
}
