import Testing

@testable import LineEditor

struct HistoryTests {
  @Test(arguments: [
    ("order", ["a", "b"], ["a", "b"]),
    ("an equal neighbour", ["a", "a"], ["a"]),
    ("an earlier equal entry", ["a", "b", "a"], ["b", "a"]),
    ("blank entries", ["", " \n\t"], []),
    ("the limit", ["a", "b", "c", "d"], ["b", "c", "d"]),
    ("characters that end a string or a row", ["a\0b\r\nc"], ["ab\nc"]),
  ])
  func keeps(_ row: (name: String, added: [String], kept: [String])) {
    var history = History(limit: 3)
    for entry in row.added { history.add(entry) }
    #expect(history.entries == row.kept, "\(row.name)")
  }

  @Test(arguments: [
    ["let a = 1"],
    ["func f() {\n  1\n}", "f()"],
    ["> a\n. b", ". c", "a\n\n", "\n> b"],
    ["日本 🙂", "\u{301}\n\u{301}"],
    ["\\n", "\"\\(a)\""],
  ])
  func survivesItsText(_ entries: [String]) {
    var history = History()
    for entry in entries { history.add(entry) }
    #expect(History(text: history.text, limit: history.limit) == history)
  }

  @Test func textCanBeRead() {
    var history = History()
    history.add("func f() {\n  1\n}")
    history.add("f()")
    #expect(history.text == "> func f() {\n.   1\n. }\n> f()\n")
  }

  @Test func damagedTextGivesWhatItHolds() {
    let text = ". lost\nnoise\n> a\r\n>b\n. c\n\u{0}\n> d"
    #expect(History(text: text, limit: 10).entries == ["a\nc", "d"])
  }
}
