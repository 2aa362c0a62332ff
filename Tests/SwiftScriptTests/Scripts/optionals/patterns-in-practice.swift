struct User { var name: String?; var email: String?; var friends: [User]? }
let users = [User(name: "Ann", email: nil, friends: [User(name: "Bo")]), User(name: nil, email: "x@y")]
for user in users {
  switch (user.name, user.email) {
  case let (name?, nil): print(name, "no mail")  // expect: Ann no mail
  case let (nil, mail?): print("anonymous", mail)  // expect: anonymous x@y
  default: print("?")
  }
}
print(users.first?.friends?.first?.name ?? "-", users.last?.friends?.count ?? 0, users[1].name?.isEmpty ?? true)
// expect: Bo 0 true
func greeting(_ u: User?) -> String {
  guard let u, let name = u.name else { return "who?" }
  return "hi \(name)" + (u.email.map { " at \($0)" } ?? "")
}
print(greeting(users[0]), greeting(nil), greeting(User(name: "C", email: "c@d")))
// expect: hi Ann who? hi C at c@d
let numbers = ["1", "two", "3"].map { Int($0) }
print(numbers.count, numbers.compactMap { $0 }, numbers.contains { $0 == nil }, numbers.firstIndex(where: { $0 == nil })!)
// expect: 3 [1, 3] true 1
for case let n? in numbers { print(n, terminator: " ") }
print(numbers.map { $0 ?? 0 }.reduce(0, +))  // expect: 1 3 4
var cache: [String: Int?] = ["a": 1, "b": nil]
print(cache.count, cache["a"]! as Any, cache["zz"] == nil)  // expect: 2 Optional(1) true
if let found = cache["a"], let value = found { print(value) }  // expect: 1
let chosen = Int("x") ?? Int("7") ?? 0
print(chosen, Optional("s").map(\.count) as Any, [Int?]().isEmpty)  // expect: 7 Optional(1) true
