class Log {  // expect error: class 'Log' has no initializers
  let owner: String
  var size: Int
  var note: String?
  lazy var title = owner
}
class Savings: Log {}
class Rated: Savings {  // expect error: class 'Rated' has no initializers
  var rate: Double { didSet { print(rate) } }
  static var count: Int = 0
}
actor Counter {  // expect error: actor 'Counter' has no initializers
  var value: Int
}
class Saved: Codable {
  var name: String
  var size: Int { name.count }
}
