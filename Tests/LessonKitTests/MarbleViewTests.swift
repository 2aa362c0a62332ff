import LessonKit
import Stage
import Testing

/// Lanes as text: `@0 ^ @1 a b | @2 !`, a time in seconds and its marks.
struct MarbleViewTests {
  private static func lane(_ title: String, _ text: String, isOpen: Bool = false) -> MarbleLane {
    var time = StageTime.zero
    var marks: [MarbleLane.TimedMark] = []
    for word in text.split(separator: " ") {
      if word.hasPrefix("@"), let seconds = Double(word.dropFirst()) {
        time = .seconds(seconds)
        continue
      }
      let mark: MarbleLane.Mark =
        switch word {
        case "^": .subscribed
        case "|": .completed
        case "!": .disposed
        case "X": .failed("Oops()")
        default: .value(String(word).replacing("_", with: " "))
        }
      marks.append(MarbleLane.TimedMark(time: time, mark: mark))
    }
    return MarbleLane(title: title, marks: marks, isOpen: isOpen)
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let lanes: [MarbleLane]
    var end = 4.0
    var width = 80
    let drawn: String
  }

  static let rows = [
    Row(
      testDescription: "equal times stand in equal columns",
      lanes: [lane("a", "@0 ^ @1 1 @2 2 @4 |"), lane("b", "@1 ^ @2 20 @4 X")],
      drawn: """
        time 0s        1s        2s        3s        4s
        a    ^---------1---------2-------------------|
        b              ^---------20------------------X

        X = Oops()
        """
    ),
    Row(
      testDescription: "disposed, completed and open differ",
      lanes: [
        lane("cut", "@0 ^ @1 !"), lane("done", "@0 ^ @1 |"),
        lane("open", "@0 ^ @1 1", isOpen: true),
      ],
      end: 2,
      width: 30,
      drawn: """
        time 0s        1s        2s
        cut  ^---------!
        done ^---------|
        open ^---------1----------
        """
    ),
    Row(
      testDescription: "many events at one time stand in parentheses",
      lanes: [lane("a", "@0 ^ 1 2 3 |"), lane("b", "@0 ^ 9 @4 !")],
      width: 30,
      drawn: """
        time 0s   1s   2s   3s   4s
        a    ^(1 2 3)|
        b    ^9------------------!
        """
    ),
    Row(
      testDescription: "long values have letters, and a letter that is a value is not taken",
      lanes: [lane("a", "@0 ^ A @1 boxed_soup @2 B @3 boxed_soup |")],
      end: 3,
      width: 30,
      drawn: """
        time 0s     1s     2s     3s
        a    ^A-----C------B------C|

        C = boxed soup
        """
    ),
    Row(
      testDescription: "wide characters and emoji take two columns",
      lanes: [lane("茶", "@0 ^ @1 茶 @2 🍵 @3 |"), lane("b", "@0 ^ @1 x @2 é @3 |")],
      end: 3,
      width: 30,
      drawn: """
        time 0s     1s     2s     3s
        茶   ^------茶-----🍵-----|
        b    ^------x------é------|
        """
    ),
    Row(
      testDescription: "marks among values are values told by letter",
      lanes: [lane("a", "@0 ^ || @1 -1 @2 |")],
      end: 2,
      width: 20,
      drawn: """
        time 0s    1s    2s
        a    ^A----B-----|

        A = ||
        B = -1
        """
    ),
    Row(
      testDescription: "a narrow window makes ticks coarser",
      lanes: [lane("a", "@0 ^ @1 1 @1.1 2 @4 |")],
      width: 20,
      drawn: """
        time 0s  1.1s 4s
        a    ^-1-2----|
        (time is not to
        scale)
        """
    ),
    Row(
      testDescription: "all seconds are equally long, however wide what stands in some of them is",
      lanes: [lane("a", "@0 ^ @1 1 @2 22222 @3 3 @4 4 @5 |"), lane("b", "@3 ^ 7 8 @5 !")],
      end: 5,
      width: 40,
      drawn: """
        time 0s    1s    2s    3s    4s    5s
        a    ^-----1-----22222-3-----4-----|
        b                      ^(7 8)------!
        """
    ),
    Row(
      testDescription: "what does not fit goes on in another block",
      lanes: [
        lane("a", "@0 ^ @1 11 @2 22 @3 33 @4 44 @5 55 @6 66 @7 |"), lane("b", "@0 ^ @1 !"),
      ],
      end: 7,
      width: 20,
      drawn: """
        time 0s 1s 2s 3s
        a    ^--11-22-33
        b    ^--!

        time 4s 5s 6s 7s
        a    44-55-66-|
        """
    ),
    Row(
      testDescription: "nothing to draw is said",
      lanes: [],
      drawn: "There are no subscriptions yet."
    ),
  ]

  @Test(arguments: rows)
  func pictures(_ row: Row) {
    let diagram = MarbleView(row.lanes, end: .seconds(row.end))
    let lines = diagram.lines(ViewOptions(width: row.width))
    #expect(lines.joined(separator: "\n") == row.drawn)
  }

  @Test(arguments: [20, 40, 60, 80, 132])
  func noLineIsWiderThanTheWindow(_ width: Int) throws {
    for name in Lessons.names {
      let story = try Lessons.recording(name).story
      for selection in [Story.LaneSelection.all, .automatic] {
        for line in MarbleView(of: story, selection).lines(ViewOptions(width: width)) {
          #expect(line.count <= width, "\(name) \(width): \(line)")
        }
      }
    }
  }

  @Test func hotAndColdAsAPicture() throws {
    let story = try Lessons.recording("hot-cold").story
    let named = Story.LaneSelection.named(["First", "Second", "Third", "Fourth"])
    #expect(
      MarbleView(of: story, named).lines(ViewOptions(width: 72)).joined(separator: "\n") == """
        time          0s    2s    4s    6s    8s    10s   12s   14s
        first L36 s1  ^--0--1--2--3--4!
        second L38 s3       ^--0--1--2--3--4--5--6!
        third L49 s5                             ^--------0--1--2--3!
        fourth L54 s8                                        ^--2--3!
        """
    )
  }

  @Test func manyLanesAreSourcesAndSubscribersOnly() throws {
    let story = try Lessons.recording("thread-tracing").story
    #expect(story.lanes(.all).count == story.subscriptions.count)
    let titles = story.lanes().map(\.title)
    #expect(titles.contains { $0.hasPrefix("create") })
    #expect(!titles.contains { $0.hasPrefix("map") })
    #expect(story.lanes(.named(["filter"])).count == 2)
    #expect(story.lanes(.subscriptions([1])).map(\.title) == ["subscribe L35 s1"])
  }

  @Test func aSubjectHasALaneOfItsOwn() {
    let story = Lessons.story(
      """
      let subject = PublishSubject<Int>()
      subject.onNext(0)
      _ = subject.subscribe(onNext: { print("A \\($0)") })
      subject.onNext(1)
      _ = subject.subscribe(onNext: { print("B \\($0)") })
      subject.onNext(2)
      subject.onCompleted()
      """
    )
    #expect(
      MarbleView(of: story).lines(ViewOptions(width: 60)).joined(separator: "\n") == """
        time       0s
        subject L2 ^(0 1 2)|
        A L4 s1    ^(1 2)|
        B L6 s3    ^2|
        """
    )
  }

  @Test(.timeLimit(.minutes(5))) func `a long run is drawn soon`() {
    let marks = (0..<40_000).map { index in
      MarbleLane.TimedMark(time: .milliseconds(index), mark: .value("\(index)"))
    }
    let lane = MarbleLane(title: "long", marks: marks, isOpen: false)
    let lines = MarbleView([lane], end: .milliseconds(40_000)).lines()
    #expect(lines.allSatisfy { $0.count <= 80 } && lines.last == "(time is not to scale)")
  }
}
