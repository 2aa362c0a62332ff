let texts = ["", "plain", "a\r\nb", "\r\n\r\n", "\n\r", "naïve", "e\u{301}", "👩‍👩‍👧", "🇩🇪🇫🇷", "a👍🏽b\r\n"]
print(texts.map { $0.count })
print(texts.map { $0.utf8.count })
print(texts.map { Array($0).count == $0.count }.allSatisfy { $0 })
var long = String(repeating: "ab", count: 40)
print(long.count)
long += "\r\n"
print(long.count, long.dropLast().count)
// expect: [0, 5, 3, 2, 2, 5, 1, 1, 2, 4]
// expect: [0, 5, 4, 4, 2, 6, 3, 18, 16, 12]
// expect: true
// expect: 80
// expect: 81 80
