import Rx
import RxTesting
import Testing

/// A source that plays a marble picture from the moment of subscription, and records when it was subscribed to.
struct MarbleSource {
  private let source: TestableObservable<String>

  init(
    _ picture: String,
    on clock: TickClock,
    at location: SourceLocation = #_sourceLocation
  ) {
    source = clock.createColdObservable(
      reading(picture, or: [], at: location) {
        try Recorded.events(marbles: picture, .literal, error: TestError())
      }
    )
  }

  var observable: Observable<String> { source.asObservable() }

  var windows: [MarbleDiagram] { source.subscriptionDiagrams(from: 0) }
}

/// What `read` makes of a picture; a picture that cannot be read is a failure of the test.
func reading<Result>(
  _ picture: String,
  or nothing: Result,
  at location: SourceLocation,
  _ read: () throws -> Result
) -> Result {
  do {
    return try read()
  } catch {
    Issue.record(Comment(rawValue: "\(error)"), sourceLocation: location)
    return nothing
  }
}
