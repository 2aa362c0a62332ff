import LabShell
import Testing

struct ShellTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let typed: [String]
    let seen: String
    let exitCode: Int32

    init(_ name: String, _ typed: [String], _ seen: String, exitCode: Int32 = 0) {
      (testDescription, self.typed, self.seen, self.exitCode) = (name, typed, seen, exitCode)
    }
  }

  @Test(arguments: [
    Case(
      "an entry in one line",
      ["a", "", "  ", "b"],
      """
      rx> a
      did [a]
      rx>\(" ")
      rx>   \("")
      rx> b
      did [b]
      rx> ^D
      """
    ),
    Case(
      "an entry that goes on",
      ["f {", "", "  :x", "}"],
      """
      rx> f {
      ..>\(" ")
      ..>   :x
      ..> }
      did [f {⏎⏎  :x⏎}]
      rx> ^D
      """
    ),
    Case(
      "Ctrl-C drops what was begun",
      ["f {", "^C", "a"],
      """
      rx> f {
      ..> ^C
      rx> a
      did [a]
      rx> ^D
      """
    ),
    Case(
      "Ctrl-C twice tells how to leave",
      ["^C", "a", "^C", "^C", "^C", "f {", "^C", "^C"],
      """
      rx> ^C
      rx> a
      did [a]
      rx> ^C
      rx> ^C
      Ctrl-D or :quit leaves.
      rx> ^C
      rx> f {
      ..> ^C
      rx> ^C
      rx> ^D
      """
    ),
    Case(
      "Ctrl-C on a line with text only drops it",
      ["^C", "a^C", "^C", "b^C", "a"],
      """
      rx> ^C
      rx> ^C
      rx> ^C
      rx> ^C
      rx> a
      did [a]
      rx> ^D
      """
    ),
    Case(
      "Ctrl-D drops what was begun",
      ["f {"],
      """
      rx> f {
      ..> ^D
      rx> ^D
      """
    ),
    Case(
      "a failure, and then on",
      ["bad", "a"],
      """
      rx> bad
      began [bad]
      ! failed [bad]
      rx> a
      did [a]
      rx> ^D
      """
    ),
    Case(
      "a pasted block is one entry",
      ["a\nb", "f {\n", "}"],
      """
      rx> a
      b
      did [a⏎b]
      rx> f {

      ..> }
      did [f {⏎⏎}]
      rx> ^D
      """
    ),
    Case(
      "pasted commands run one by one",
      [":run share\n :run hot-cold\n\na {\n}"],
      """
      rx> :run share
       :run hot-cold

      a {
      }
      ran share
      ran hot-cold
      did [⏎a {⏎}]
      rx> ^D
      """
    ),
    Case(
      "quitting leaves the rest",
      [":quit", "a"],
      """
      rx> :quit
      """
    ),
    Case(
      "quitting in short",
      ["  :q  ", "a"],
      """
      rx>   :q\("  ")
      """
    ),
    Case(
      "lessons",
      [":lessons", ":run hot-cold", ":run  share  "],
      """
      rx> :lessons
      There are no lessons.
      rx> :run hot-cold
      ran hot-cold
      rx> :run  share\("  ")
      ran share
      rx> ^D
      """
    ),
    Case(
      "help",
      [":h run", ":? :q", ":help rnu"],
      """
      rx> :h run
      :run [NAME] – Run a lesson, or the open one to its end or a breakpoint. Also :r.
      Enter repeats it.
      rx> :? :q
      :quit – Leave. Also :q.
      rx> :help rnu
      ! error: there is no command `:rnu`; did you mean `:run`?
      rx> ^D
      """
    ),
    Case(
      "mistyped",
      [":lesons", ":", ":frobnicate", ":run hot-clod", ":run nothing", ":run"],
      """
      rx> :lesons
      ! error: there is no command `:lesons`; did you mean `:lessons`?
      rx> :
      ! error: there is no command `:`; `:help` lists the commands
      rx> :frobnicate
      ! error: there is no command `:frobnicate`; `:help` lists the commands
      rx> :run hot-clod
      ! error: there is no lesson `hot-clod`; did you mean `hot-cold`?
      rx> :run nothing
      ! error: there is no lesson `nothing`; `:lessons` lists them
      rx> :run
      ! error: `:run` needs a lesson's name; `:lessons` lists them
      rx> ^D
      """
    ),
  ])
  func atATerminal(_ row: Case) {
    let transcript = Transcript(row.typed)
    let code = Shell(session: EchoSession(), source: transcript, output: transcript).run()
    #expect(code == 0)
    #expect(
      transcript.lines.joined(separator: "\n") == "rxlab: type Swift, or :help\n" + row.seen
    )
  }

  @Test(arguments: [
    Case("entries", ["a", "f {", "}"], "a|did [a]|f {|}|did [f {⏎}]|^D"),
    Case("nothing", [], "^D"),
    Case(
      "a failure does not stop the rest",
      ["bad", "a"],
      "bad|began [bad]|! failed [bad]|a|did [a]|^D",
      exitCode: 2
    ),
    Case("an entry without its end", ["f {", "g"], "f {|g|^D|did [f {⏎g]|^D"),
    Case(
      "a bad entry without its end",
      ["bad {"],
      "bad {|^D|began [bad {]|! failed [bad {]|^D",
      exitCode: 2
    ),
    Case("quitting", [":run share", ":q", "a"], ":run share|ran share|:q"),
    Case(
      "quitting after a failure",
      ["bad", ":q"],
      "bad|began [bad]|! failed [bad]|:q",
      exitCode: 2
    ),
    Case(
      "an unknown command",
      [":nope"],
      ":nope|! error: there is no command `:nope`; `:help` lists the commands|^D",
      exitCode: 2
    ),
  ])
  func piped(_ row: Case) {
    let transcript = Transcript(row.typed, isInteractive: false)
    let code = Shell(session: EchoSession(), source: transcript, output: transcript).run()
    #expect(code == row.exitCode)
    #expect(transcript.lines.joined(separator: "|") == row.seen)
  }

  @Test func wholeEntriesAreRemembered() {
    let transcript = Transcript(["f {", "}", "", ":help run", "g {", "^C", "bad"])
    _ = Shell(session: EchoSession(), source: transcript, output: transcript).run()
    #expect(transcript.remembered == ["f {\n}", ":help run", "bad"])
  }
}
