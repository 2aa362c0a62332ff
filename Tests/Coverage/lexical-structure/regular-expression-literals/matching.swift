let digits = #/[0-9]+/#
let text = "room 12, floor 3"
print(text.firstMatch(of: digits)!.0)  // expect: 12
print(text.matches(of: digits).map { String($0.0) })  // expect: ["12", "3"]
print(text.replacing(digits, with: "#"))  // expect: room #, floor #
let pair = #/(\w+) (\d+)/#
if let match = text.firstMatch(of: pair) {
  print(match.1, match.2)  // expect: room 12
}
let named = #/(?<key>\w+)=(?<value>\w+)/#
if let match = "a=1".wholeMatch(of: named) {
  print(match.key, match.value)  // expect: a 1
}
print("a1b22".split(separator: #/\d+/#))  // expect: ["a", "b"]
print("2024".wholeMatch(of: #/\d{4}/#) != nil)  // expect: true
print("abc".contains(#/b./#), "abc".starts(with: #/b/#))  // expect: true false
