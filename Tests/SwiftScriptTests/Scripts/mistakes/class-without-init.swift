class Log {  // expect error: the class `Log` has no `init` that gives `owner` and `size` a value
  let owner: String
  var size: Int
  var note: String?
  lazy var title = owner
}
class Savings: Log {}
class Rated: Savings {  // expect error: the class `Rated` has no `init` that gives `rate` a value
  var rate: Double { didSet { print(rate) } }
  static var count: Int = 0
}
actor Counter {  // expect error: the class `Counter` has no `init` that gives `value` a value
  var value: Int
}
class Saved: Codable {
  var name: String
  var size: Int { name.count }
}
