import Foundation
import LabShell
import LessonKit
import TerminalText
import Testing

/// What the views say, in words that fit where the learner stands.
extension LessonCommandTests {
  private static let endless = """
    //: # Endless
    //: - Limit: 5 s
    let timer = Observable<Int>.interval(.seconds(2), scheduler: MainScheduler.instance)
    let sub = timer.subscribe(onNext: { print("tick", $0) })
    let shared = timer.share()
    let early = shared.subscribe()
    let late = shared.subscribe()
    """

  @Test func `a subscription is not a leak before the end`() throws {
    let seen = try answers([":open tiny", ":goto 2s", ":ledger"], script: Self.endless)
    let ledger = try #require(seen.firstIndex { $0.hasPrefix("3 subscriptions are still active") })
    #expect(
      seen[(ledger + 1)...] == [
        "  s1 sub L4, of interval (line 3)",
        "     ends with `sub.dispose()`, or when its source ends",
        "  s3 early L6, of interval (line 3)",
        "     ends with `early.dispose()`, or when its source ends",
        "  s6 late L7, of interval (line 3)",
        "     ends with `late.dispose()`, or when its source ends",
      ]
    )
    let over = try answers([":open tiny", ":run", ":ledger"], script: Self.endless)
    #expect(over.contains("3 subscriptions outlived the run:"))
    #expect(over.count { $0.contains("no DisposeBag: add") } == 3)
  }

  @Test func `a limit that ends a run is reported, but not in its log`() throws {
    let note = "! rxlab: stopped after 5 s of virtual time, the script's `- Limit:`"
    for typed in [[":open tiny", ":run"], [":open tiny", ":goto end"], [":run tiny"]] {
      let seen = try answers(typed + [":log"], script: Self.endless)
      #expect(seen.count { $0 == note } == 1, "\(typed) \(seen.joined(separator: "\n"))")
    }
    let short = try answers([":open tiny", ":run"])
    #expect(!short.contains { $0.contains("stopped after") })
  }

  @Test func `the arrows are explained once, and with all events`() throws {
    let seen = try answers([":open tiny", ":step 9", ":step 2", ":step 2"])
    #expect(seen.count { $0.contains("← at a subscriber") } == 1)
    let all = try answers([":open tiny", ":goto end", ":log events"])
    #expect(all.last == "  (→ at a source or an operator, ← at a subscriber)")
    let state = try answers([":open tiny", ":goto end", ":state"])
    #expect(state.last == "  (buffer: what a new subscriber receives first)")
  }

  @Test(arguments: [40, 60, 100], ["debounce", "buffer", "scan"])
  func `the reference is broken between words, and its marbles are not`(width: Int, name: String)
    throws
  {
    let seen = try #require(try session([":doc \(name)"], width: width).views.last)
    let isDrawn = { (line: String) in line.hasPrefix("      ") }
    #expect(seen.contains { $0.hasPrefix("func \(name)") })
    #expect(seen.contains(where: isDrawn))
    for line in seen where !isDrawn(line) {
      #expect(TextWidth.of(line) <= width, "\(line)")
      #expect(!line.hasSuffix(" "))
    }
    // The same words, whatever the width, in the same order.
    let wide = try #require(try session([":doc \(name)"], width: 1_000).views.last)
    let words = { (lines: [String]) in lines.joined(separator: " ").filter { $0 != " " } }
    #expect(words(seen) == words(wide))
  }

  @Test func `every subscriber of a hot observable is in every view`() throws {
    let script = """
      //: # Hot
      //: Words.
      let hot = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).publish()
      let early = hot.map { $0 }.subscribe(onNext: { print("early", $0) })
      let late = hot.subscribe(onNext: { print("late", $0) })
      let connection = hot.connect()
      """
    for typed in [[":next 4"], [":next 5"], [":goto 2s"]] {
      for (view, marks) in [
        (":state", ["early L4: subscribed", "late L5: subscribed", "(s1, s4)"]),
        (":marbles", ["early L4", "late L5"]), (":ledger", ["early L4", "late L5"]),
      ] {
        let seen = try answers([":open tiny"] + typed + [view], script: script)
        for mark in marks {
          #expect(
            seen.contains { $0.contains(mark) },
            "\(typed) \(view) \(seen.joined(separator: "\n"))"
          )
        }
      }
    }
  }

  @Test func `the events that were counted are shown from where the note says`() throws {
    let seen = try answers([":open tiny", "", "", "", "", "", ":log #5"])
    let note = try #require(seen.firstIndex(of: "  (4 more events: `:log #5`)"))
    let shown = seen[note...].filter { $0.hasPrefix("#") }
    #expect(shown.map { $0.prefix { $0 != " " } } == ["#5", "#6", "#7", "#8"])
    let none = try answers([":open tiny", "", "", "", "", ":log #99"])
    #expect(none.last == "There is no event #99 yet; the last one is #4.")
  }

  @Test(arguments: [
    (":why #99", "there is no event #99; so far there are #1 to #9 (`:log events`)"),
    (":why 99", "there is no line 99; the log has one line (`:log`)"),
    (":why s9", "there is no subscription s9; so far there are s1 to s3 (`:log events`)"),
    (":why me", "`me` is not a line, event or subscription; try `:why 3`, `:why #12` or `:why s2`"),
  ])
  func `why names what there is`(_ row: (typed: String, error: String)) throws {
    let seen = try answers([":open tiny", "", "", "", "", "", row.typed])
    #expect(seen.last == "! error: " + row.error)
  }

  @Test func `where there is nothing to show, every view says so in the same words`() throws {
    let views = [":state", ":marbles", ":ledger"]
    for view in views {
      let seen = try answers([view]).map(\.trimmed)
      #expect(seen.contains("There are no subscriptions yet."), "\(view)")
      #expect(seen.last == "lesson: `:lessons` lists them.", "\(view)")
    }
    for view in [":log", ":threads"] {
      #expect(try answers([view]).contains("Nothing has been printed yet."), "\(view)")
      #expect(try answers([":open tiny", view]).last == "Enter runs the next statement.")
    }
    for view in [":log events", ":why"] {
      #expect(try answers([view]).contains("Nothing has happened yet."), "\(view)")
    }
    for command in [":next", ":hint", ":predict 1", ":diff", ":skip", ":look", ":close"] {
      #expect(try answers([command]).last?.hasPrefix("! error: no lesson is open;") == true)
    }
  }

  @Test func `the script has not ended while timers may call functions`() throws {
    let script = """
      //: # Later
      //: Words.
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { second() }
      //: ## Second
      func second() {
        print("second")
      }
      """
    let seen = try answers([":open tiny", "", ""], script: script)
    #expect(seen.contains { $0.contains("Queues and timers now call the functions of step 2") })
    #expect(!seen.contains { $0.contains("own statements have run. Queues and timers go on") })
    let later = try answers([":open tiny", "", "", "", ":goto end"], script: script)
    #expect(later.contains { $0.hasPrefix("── Second") })
  }

  @Test func `a script that is no lesson is called by its name`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("x\(UUID()).swift")
    try Data("print(1)".utf8).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let seen = try answers([":open \(path.path)", ":skip"], width: 200)
    let name = path.lastPathComponent
    #expect(seen.last == "! error: `\(name)` is not one of the lessons; `:lessons` lists them")
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

/// Notes that a session shows only once.
extension LessonCommandTests {
  private static let timer =
    "_ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe(onNext: { print($0) })"

  @Test func `an entry that waits at the prompt says once that time is paused`() throws {
    let note =
      "! note: virtual time is paused at the prompt; `:advance 3s` moves it, `:live` lets it run"
    #expect(try session([Self.timer, Self.timer]).lines.count { $0 == note } == 1)
    for typed in [["1 + 1"], [":advance 1s", Self.timer], [":open tiny", Self.timer]] {
      #expect(try !session(typed).lines.contains { $0.contains("is paused") }, "\(typed)")
    }
  }

  @Test func `an import of a module that is not here is answered at once`() throws {
    let note = "! note: there is nothing of `MapKit` here; leave out what needs it"
    #expect(try session(["import MapKit"]).lines.contains(note))
    #expect(try session([":open tiny", "import Foundation; import MapKit"]).lines.contains(note))
    #expect(try !session(["import Foundation"]).lines.contains { $0.contains("nothing of") })
  }

  @Test func `stepping at the prompt goes to the next event in time`() throws {
    let seen = try session([Self.timer, ":step", "", ":log", ":reset", ":step"]).lines
    #expect(seen.contains("line 1 1s main  `0`") && seen.contains("line 2 2s main  `1`"))
    #expect(seen.contains("Now at 2 s; next event at 3 s.") && seen.contains("2  2s 1"))
    #expect(seen.dropLast().last == "Now at 0 s; nothing is due.")
  }

  @Test func `the signs of marbles are explained below the first diagram and in the help`() throws {
    let sign = "  | completed    X failed        ! disposed"
    let seen = try answers([Self.timer, ":marbles", ":step", ":marbles"])
    #expect(seen.count { $0 == sign } == 1)
    #expect(try answers([":marbles"]).allSatisfy { $0 != sign })
    #expect(try answers([":help marbles"]).contains { $0.contains("! disposed") })
  }
}
