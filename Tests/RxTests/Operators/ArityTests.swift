import Rx
import Testing

/// Every arity of `combineLatest` and `zip`.
///
/// The sources send a, b, c… in turn, then A, B, C…, and complete.
struct ArityTests {
  @Test func combineLatest() {
    check(combined: 2) { .combineLatest($0[0], $0[1]) { $0 + $1 } }
    check(combined: 3) { .combineLatest($0[0], $0[1], $0[2]) { [$0, $1, $2].joined() } }
    check(combined: 4) {
      .combineLatest($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3].joined() }
    }
    check(combined: 5) {
      .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4].joined() }
    }
    check(combined: 6) {
      .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) {
        [$0, $1, $2, $3, $4, $5].joined()
      }
    }
    check(combined: 7) {
      .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) {
        [$0, $1, $2, $3, $4, $5, $6].joined()
      }
    }
    check(combined: 8) {
      .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7].joined()
      }
    }
    for count in 1...9 {
      check(combined: count) { .combineLatest($0) { $0.joined() } }
      check(combined: count) { Observable.combineLatest($0).map { $0.joined() } }
    }
  }

  @Test func combineLatestTuples() {
    check(combined: 2) { s in
      Observable.combineLatest(s[0], s[1]).map { text($0) }
    }
    check(combined: 3) { s in
      Observable.combineLatest(s[0], s[1], s[2]).map { text($0) }
    }
    check(combined: 4) { s in
      Observable.combineLatest(s[0], s[1], s[2], s[3]).map { text($0) }
    }
    check(combined: 5) { s in
      Observable.combineLatest(s[0], s[1], s[2], s[3], s[4]).map { text($0) }
    }
    check(combined: 6) { s in
      Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]).map { text($0) }
    }
    check(combined: 7) { s in
      Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map { text($0) }
    }
    check(combined: 8) { s in
      Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { text($0) }
    }
  }

  @Test func zip() {
    check(zipped: 2) { .zip($0[0], $0[1]) { $0 + $1 } }
    check(zipped: 3) { .zip($0[0], $0[1], $0[2]) { [$0, $1, $2].joined() } }
    check(zipped: 4) { .zip($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3].joined() } }
    check(zipped: 5) {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4].joined() }
    }
    check(zipped: 6) {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5].joined() }
    }
    check(zipped: 7) {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) {
        [$0, $1, $2, $3, $4, $5, $6].joined()
      }
    }
    check(zipped: 8) {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7].joined()
      }
    }
    for count in 1...9 {
      check(zipped: count) { .zip($0) { $0.joined() } }
      check(zipped: count) { Observable.zip($0).map { $0.joined() } }
    }
  }

  @Test func zipTuples() {
    check(zipped: 2) { s in
      Observable.zip(s[0], s[1]).map { text($0) }
    }
    check(zipped: 3) { s in
      Observable.zip(s[0], s[1], s[2]).map { text($0) }
    }
    check(zipped: 4) { s in
      Observable.zip(s[0], s[1], s[2], s[3]).map { text($0) }
    }
    check(zipped: 5) { s in
      Observable.zip(s[0], s[1], s[2], s[3], s[4]).map { text($0) }
    }
    check(zipped: 6) { s in
      Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5]).map { text($0) }
    }
    check(zipped: 7) { s in
      Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map { text($0) }
    }
    check(zipped: 8) { s in
      Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { text($0) }
    }
  }

  @Test func collectionsOfNothing() {
    let none: [Observable<Int>] = []
    #expect(events(Observable.combineLatest(none)) == ["next([])", "completed"])
    #expect(events(Observable.zip(none)) == ["completed"])
  }

  private func check(
    combined count: Int,
    at location: SourceLocation = #_sourceLocation,
    _ operation: ([Observable<String>]) -> Observable<String>
  ) {
    let letters = Array("abcdefghi".prefix(count)).map { String($0) }
    let results = (0...count).map { changed in
      letters[..<changed].joined().uppercased() + letters[changed...].joined()
    }
    #expect(
      played(count, operation) == results.map { "next(\($0))" } + ["completed"],
      sourceLocation: location
    )
  }

  private func check(
    zipped count: Int,
    at location: SourceLocation = #_sourceLocation,
    _ operation: ([Observable<String>]) -> Observable<String>
  ) {
    let letters = String("abcdefghi".prefix(count))
    #expect(
      played(count, operation)
        == ["next(\(letters))", "next(\(letters.uppercased()))", "completed"],
      sourceLocation: location
    )
  }

  private func played(
    _ count: Int,
    _ operation: ([Observable<String>]) -> Observable<String>
  ) -> [String] {
    let subjects = (0..<count).map { _ in PublishSubject<String>() }
    var log: [String] = []
    let subscription = operation(subjects.map { $0.asObservable() }).subscribe {
      log.append("\($0)")
    }
    let letters = "abcdefghi".map { String($0) }
    for (subject, letter) in Swift.zip(subjects, letters) { subject.onNext(letter) }
    for (subject, letter) in Swift.zip(subjects, letters) { subject.onNext(letter.uppercased()) }
    for subject in subjects { subject.onCompleted() }
    subscription.dispose()
    return log
  }
}

/// A tuple of texts, joined.
private func text<each Part>(_ tuple: (repeat each Part)) -> String {
  var text = ""
  for part in repeat each tuple { text += "\(part)" }
  return text
}
