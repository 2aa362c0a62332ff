let text = """
the quick brown fox
jumps over the lazy dog
the end
"""
let lines = text.split(separator: "\n")
let words = text.split { $0 == " " || $0 == "\n" }.map(String.init)
print(lines.count, words.count, Set(words).count)  // expect: 3 11 9
var frequency: [String: Int] = [:]
words.forEach { frequency[$0, default: 0] += 1 }
let top = frequency.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.prefix(3)
for (word, count) in top { print(word, String(repeating: "*", count: count)) }
// expect: the ***
// expect: brown *
// expect: dog *
let longest = words.max { $0.count < $1.count }!
print(longest, words.map(\.count).reduce(0, +), words.filter { $0.hasPrefix("t") }.count)
// expect: quick 41 3
let acronym = lines.map { $0.split(separator: " ").compactMap { $0.first }.map { String($0).uppercased() }.joined() }
print(acronym)  // expect: ["TQBF", "JOTLD", "TE"]
print(words.enumerated().filter { $0.offset % 4 == 0 }.map { $0.element }.joined(separator: ","))
// expect: the,jumps,dog
let byLength = Dictionary(grouping: words) { $0.count }.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.count)" }
print(byLength)  // expect: ["3:6", "4:2", "5:3"]
