import Rx
import RxTesting
import Testing

struct MarbleGrammarTests {
  @Test(
    arguments: [
      ("", []),
      ("---", []),
      ("--a-b|", [(2, .element("a")), (4, .element("b")), (5, .completed)]),
      ("a#", [(0, .element("a")), (1, .error(nil))]),
      (
        "-(ab|)-c",
        [
          (1, .element("a")), (1, .element("b")), (1, .completed), (3, .element("c")),
        ]
      ),
      ("()a", [(1, .element("a"))]),
      ("-<10>-<a b>", [(1, .element("10")), (3, .element("a b"))]),
      (
        #"<><|><-><-\>>"#,
        [
          (0, .element("")), (1, .element("|")), (2, .element("-")), (3, .element("->")),
        ]
      ),
      (##"<#no\>><\#no><\\>"##, [(0, .error("no>")), (1, .element("#no")), (2, .element(#"\"#))]),
      ("[200]-a[0]b", [(201, .element("a")), (202, .element("b"))]),
      (" - a\n -\tb ", [(1, .element("a")), (3, .element("b"))]),
      ("^--!", [(0, .subscribe), (3, .dispose)]),
      ("-^-(!^)", [(1, .subscribe), (3, .dispose), (3, .subscribe)]),
      ("-a-^-b", [(-2, .element("a")), (2, .element("b"))]),
      ("-a(^b)", [(-1, .element("a")), (0, .element("b"))]),
      ("é👍🏽", [(0, .element("é")), (1, .element("👍🏽"))]),
    ] as [(String, [(Int, MarbleSymbol)])]
  )
  func readsWhatItShows(_ picture: String, _ marks: [(Int, MarbleSymbol)]) throws {
    let diagram = try MarbleDiagram(picture)
    #expect(diagram.marks == marks.map { MarbleMark($0, $1) })
    #expect(try MarbleDiagram(diagram.picture) == diagram, "drawn as \(diagram.picture)")
  }

  @Test(arguments: [
    "--a-b|", "-(ab|)-c", "^--!", "-<10>#", "--^--(!^)", #"-<\>>"#, "a-^b", "[21]a[50]b", "<#why>",
    "--------------------a",
  ])
  func drawsAsItIsWritten(_ picture: String) throws {
    #expect(try MarbleDiagram(picture).picture == picture)
  }

  @Test func drawsTheShortestPicture() throws {
    #expect(try MarbleDiagram(" (a)--<b>[3]c--").picture == "a--b---c")
    #expect(try MarbleDiagram("[22]a").picture == "[22]a")
  }

  @Test(arguments: [
    ("--a(b-", 5, "time cannot pass inside a group; close the group with `)` first"),
    ("-(ab", 1, "this group is not closed; close it with `)`"),
    ("-(a(b", 3, "a group cannot start inside another; close that with `)` first"),
    ("-ab)", 3, "no group is open; open one with `(`"),
    ("a<10", 1, "this element is not closed; close it with `>`"),
    ("a>", 1, #"`>` has no meaning here; as an element, write `<\>>`"#),
    (#"\"#, 0, #"`\` has no meaning here; as an element, write `<\\>`"#),
    ("--[10", 2, "this number of ticks is not closed; close it with `]`"),
    ("-[ten]", 1, "`ten` is not a number of ticks; write `[30]`, for example"),
    ("[-3]", 0, "`-3` is not a number of ticks; write `[30]`, for example"),
    ("-[9223372036854775807]", 1, "too many ticks; use a smaller number"),
    (
      "^-a-!", 4,
      "`!` ends a subscription, but this is a picture of events; draw the subscription separately, as `^--!`"
    ),
    (
      "^a^", 2,
      "`^` marks tick 0 among events, and there is another one; remove one of them"
    ),
  ])
  func saysWhatIsWrongAndWhere(_ picture: String, _ position: Int, _ message: String) {
    do {
      Issue.record("it was read as \(try MarbleDiagram(picture))")
    } catch {
      #expect(error.picture == picture)
      #expect(error.position == position)
      #expect(error.message == message)
      let indent = String(repeating: " ", count: position)
      #expect("\(error)" == "\(picture)\n\(indent)^ \(message)")
    }
  }

  @Test(arguments: [
    ("[9223372036854775700]a", 21),
    ("[9223372036854775606](a|)", 22),
    ("^[9223372036854775600]!", 22),
  ])
  func timesOutOfRangeAreErrors(_ picture: String, _ position: Int) {
    let message = "too many ticks; use a smaller number"
    do {
      if picture.contains("^") {
        Issue.record("it was read as \(try Subscription.windows(marbles: picture, from: 208))")
      } else {
        let clock = TestScheduler(initialClock: 0)
        let events = try clock.createHotObservable(marbles: picture, from: 300).recordedEvents
        Issue.record("it was read as \(events)")
      }
    } catch {
      #expect(error.position == position)
      #expect(error.message == message)
    }
  }

  @Test(
    arguments: [
      ([.max], "[9223372036854775807]|"),
      ([.max - 1, .max], "[9223372036854775806]||"),
      ([.min], "|[9223372036854775807]^"),
      ([.min, .max], "|[9223372036854775807]^[9223372036854775806]|"),
      ([.min, .min + 1], "||[9223372036854775806]^"),
    ] as [([TestTime], String)]
  )
  func drawsAnyTime(_ ticks: [TestTime], _ picture: String) {
    #expect(MarbleDiagram(ticks.map { MarbleMark($0, .completed) }).picture == picture)
  }

  @Test func timesThatAreTooFarApartAreDrawnAsFarAsPossible() {
    let events: [Recorded<Event<Int>>] = [.completed(.max), .completed(.min)]
    #expect(MarbleDiagram(events: events, from: -200).marks.map(\.tick) == [.min + 200, .max])
    #expect(MarbleDiagram(events: events, from: 200).marks.map(\.tick) == [.min, .max - 200])
    let window = MarbleDiagram(Subscription(.min, .max - 1), from: 200)
    #expect(window.marks.map(\.tick) == [.min, .max - 201])
  }

  /// Reads texts of every symbol of the grammar in every order.
  @Test func noPictureIsTooOdd() {
    let symbols = Array("-a[1]()<>|#^!\\ ")
    var pictures = [""]
    for _ in 0..<4 {
      pictures = pictures.flatMap { picture in symbols.map { picture + String($0) } }
      for picture in pictures {
        guard let diagram = try? MarbleDiagram(picture) else { continue }
        if (try? MarbleDiagram(diagram.picture)) != diagram {
          Issue.record("`\(picture)` is drawn as `\(diagram.picture)`")
        }
      }
    }
  }
}
