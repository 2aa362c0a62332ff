// A memberwise initializer leaves a lazy property without a value; reading it for the first time makes one.
struct Report {
  var title: String
  lazy var body: String = {
    print("making the body")
    return "body of \(title)"
  }()

  static func make() -> Self { Self(title: "made") }
}

var first = Report(title: "first")
print("made")  // expect: made
print(first.body)  // expect: making the body
// expect: body of first
print(first.body)  // expect: body of first

var second = Report(title: "second", body: "given")
print(second.body)  // expect: given

var third = Report.make()
third.title = "changed"
print(third.body)  // expect: making the body
// expect: body of changed
