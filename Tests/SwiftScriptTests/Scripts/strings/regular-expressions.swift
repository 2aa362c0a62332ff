// Groups of a literal are members of its matches, by their numbers and names.
let text = "name: Ann, age: 31"
let person = #/name: (\w+), age: (\d+)/#
if let match = text.firstMatch(of: person) {
  print(match.1, Int(match.2)! + 1, match.0, match.output.2, text[match.range])
}
for match in "a1b22".matches(of: #/[a-z](?<digits>\d+)/#) {
  print(match.digits, match.output.0)
}
if let match = "2024-01-05".wholeMatch(of: #/(\d{4})-(\d{2})-(\d{2})/#) {
  let (_, year, month, day) = match.output
  print(year, month, day)
}
// What need not match is an optional.
let choice = #/(a)|(b)(c)?/#
for match in "abbc".matches(of: choice) {
  print(match.1 as Any, match.2 as Any, match.3 as Any)
}
print(type(of: choice), type(of: #/x/#), type(of: #/(?<first>a(b|c))/#))
let date = #/
  (?<year> \d+ )   # four digits (or more)
  - (?<month> \d+ )
/#
if let match = "on 2024-05".firstMatch(of: date) { print(match.year, match.month) }
print("one two".contains(#/o+/#), "One".starts(with: #/o/#.ignoresCase()))
print("aXbX".ranges(of: #/X/#).count, "  pad".trimmingPrefix(#/\s*/#))
print("tel 555".prefixMatch(of: #/tel/#) != nil, "abc".split(separator: #//#).count)
print("x-y-z".replacing(#/-/#, with: "+"), "a, b,c".split(separator: #/,\s*/#))
print("a1b2".replacing(#/\d/#) { match in "<\(match.0)>" })
print("1 22 333".replacing(#/\d+/#, maxReplacements: 2) { "\($0.output.count)" })
var changed = "one two"
changed.replace(#/o/#, with: "0")
print(changed, "aaa".matches(of: #/a*?/#).count)
let lines = ["INFO start", "WARN low", "bad"]
print(lines.compactMap { $0.wholeMatch(of: #/(INFO|WARN) (.+)/#).map { "\($0.2)" } })
// expect: Ann 32 name: Ann, age: 31 31 name: Ann, age: 31
// expect: 1 a1
// expect: 22 b22
// expect: 2024 01 05
// expect: Optional("a") nil nil
// expect: nil Optional("b") nil
// expect: nil Optional("b") Optional("c")
// expect: Regex<(Substring, Optional<Substring>, Optional<Substring>, Optional<Substring>)> Regex<Substring> Regex<(Substring, first: Substring, Substring)>
// expect: 2024 05
// expect: true true
// expect: 2 pad
// expect: true 3
// expect: x+y+z ["a", "b", "c"]
// expect: a<1>b<2>
// expect: 1 2 333
// expect: 0ne tw0 4
// expect: ["start", "low"]
