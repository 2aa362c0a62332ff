let dynamic = try Regex("(\\d+)-(?<word>\\w+)")
if let match = "x 12-ab".firstMatch(of: dynamic) {
  print(match.output.count, match[1].substring!, match.output[2].name ?? "-")
  print(match["word"]?.substring ?? "none", match["other"] == nil)
}
let typed = try Regex("(\\d)(\\w)", as: (Substring, Substring, Substring).self)
if let match = try typed.firstMatch(in: "7z") { print(match.1, match.2) }
do {
  _ = try Regex("(")
  print("read")
} catch {
  print("refused")
}
// expect: 3 12 word
// expect: ab true
// expect: 7 z
// expect: refused
