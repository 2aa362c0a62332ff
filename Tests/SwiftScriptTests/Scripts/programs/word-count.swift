let text = "the cat and the dog and the bird"
var counts: [String: Int] = [:]
for word in text.split(separator: " ") { counts[String(word), default: 0] += 1 }
let ranking = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
for (word, count) in ranking.prefix(3) { print(word, String(repeating: "*", count: count)) }
// expect: the ***
// expect: and **
// expect: bird *
let longest = counts.keys.map(\.count).max() ?? 0
print(longest, counts.values.reduce(0, +))  // expect: 4 8
print(text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
// expect: The Cat And The Dog And The Bird
