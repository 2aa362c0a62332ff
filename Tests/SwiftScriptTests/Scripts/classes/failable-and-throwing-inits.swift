struct Bad: Error {}
class Age {
  let years: Int
  init?(_ n: Int) { if n < 0 { return nil }; years = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
}
class Name { let text: String; init(_ t: String) throws { guard !t.isEmpty else { throw Bad() }; text = t } }
print(Age(3)!.years, Age(-1) == nil, Age(text: "7")!.years, Age(text: "x") == nil, Age(text: "-2") == nil)
// expect: 3 true 7 true true
print((try? Name("a"))?.text as Any, (try? Name("")) == nil)  // expect: Optional("a") true
do { _ = try Name("") } catch { print("caught", error) }  // expect: caught Bad()
