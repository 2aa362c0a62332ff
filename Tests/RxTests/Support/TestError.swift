/// The error that `#` stands for in a marble string.
struct TestError: Error, Equatable {
  var name = "#"
}
