import ScriptSource
import Testing

struct SpellingTests {
  @Test(arguments: [
    ("hot-cld", "hot-cold"),
    ("hot-clod", "hot-cold"),
    ("Hot-Cold", "hot-cold"),
    ("hotcold", "hot-cold"),
    ("sharReply", "share-replay"),
    ("shrae", "share"),
    ("shareReplay", "share-replay"),
    ("lessons", nil),
    ("x", nil),
    ("", nil),
    ("shaer-relpay", "share-replay"),
  ])
  func finds(_ row: (typed: String, meant: String?)) {
    let names = ["hot-cold", "share", "share-replay", "y"]
    #expect(nearest(to: row.typed, in: names) == row.meant)
  }

  @Test func theFirstOfEqualsWins() {
    #expect(nearest(to: "map", in: ["tap", "cap"]) == "tap")
    #expect(nearest(to: "tap", in: ["cap", "tap"]) == "tap")
    #expect(nearest(to: "mpa", in: ["Map", "map"]) == "map")
    #expect(nearest(to: "Mpa", in: ["map", "Map"]) == "Map")
    #expect(nearest(to: "map", in: []) == nil)
  }
}
