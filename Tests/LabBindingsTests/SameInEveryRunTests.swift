import LabBindings
import ScriptSource
import Testing

/// What a script prints depends on nothing but the script: not on the process, the machine or the day.
struct SameInEveryRunTests {
  @Test(arguments: [
    ("\"a\"", "-4667079709042575610"), ("1", "-7884474888632431215"),
    ("1.0", "-5034713803807824046"),
    ("true", "-7884474888632431215"), ("[1, 2]", "8583340107534552304"),
    ("Optional(3)", "7945240947960903783"), ("P()", "-8077868637238964056"),
    ("E.b(2)", "-7788806587818718135"), ("C()", "-7884474888632431215"),
  ])
  func aHashValueIsTheSame(_ value: String, _ hash: String) {
    let log = ScriptLog(
      """
      struct P: Hashable { var x = 1; var s = "a" }
      enum E: Hashable { case a, b(Int) }
      class C: Hashable {
        static func == (left: C, right: C) -> Bool { true }
        func hash(into hasher: inout Hasher) { hasher.combine(1) }
      }
      print((\(value)).hashValue)
      """
    )
    #expect(log.printed == [hash])
    #expect(log.mistakes.map(\.message) == [])
  }

  @Test(arguments: [
    ("equal texts of other bytes", #""\u{e9}".hashValue == "e\u{301}".hashValue"#),
    ("zero and minus zero", "(0.0).hashValue == (-0.0).hashValue"),
    (
      "an object and itself",
      "{ let o = NSObject(); return ObjectIdentifier(o).hashValue == ObjectIdentifier(o).hashValue }()"
    ),
    ("neighbours", "Set((0..<1000).map { $0.hashValue & 255 }).count > 200"),
    (
      "a hasher",
      "{ var h = Hasher(); h.combine(7); var i = Hasher(); i.combine(7); return h.finalize() == i.finalize() }()"
    ),
  ])
  func hashValuesAreAsSwiftPromises(_ rule: String, _ condition: String) {
    let log = ScriptLog("import Foundation\nprint(\(condition))")
    #expect(log.printed == ["true"], "\(rule): \(log.mistakes.map(\.message))")
  }

  @Test func anAddressHasAStandIn() {
    let log = ScriptLog(
      """
      import Foundation
      class D {}
      let (a, b) = (D(), D())
      print(ObjectIdentifier(b), ObjectIdentifier(a), ObjectIdentifier(b))
      print(NSObject())
      print(DateFormatter())
      print(NumberFormatter())
      print(Set([ObjectIdentifier(a), ObjectIdentifier(b), ObjectIdentifier(a)]).count)
      """
    )
    #expect(
      log.printed == [
        "ObjectIdentifier(0x0000600000000020) ObjectIdentifier(0x0000600000000040) ObjectIdentifier(0x0000600000000020)",
        "<Foundation.NSObject: 0x0000600000000060>",
        "<Foundation.DateFormatter: 0x0000600000000080>",
        "<Foundation.NumberFormatter: 0x00006000000000a0>",
        "2",
      ]
    )
  }

  @Test func theDayIsTheScripts() {
    let log = ScriptLog(
      """
      import Foundation
      let f = DateFormatter()
      f.dateFormat = "yyyy-MM-dd"
      print(f.string(from: .now), f.string(from: .init()), f.string(from: Date()))
      print(ISO8601DateFormatter().string(from: .now))
      print(Calendar.current.component(.year, from: .now), Calendar.current.isDateInToday(.now))
      """
    )
    #expect(
      log.printed
        == ["2016-05-01 2016-05-01 2016-05-01", "2016-05-01T04:17:17Z", "2016 true"]
    )
  }

  @Test func aYearOfTwoDigitsLiesAroundTheScriptsDay() {
    let log = ScriptLog(
      """
      import Foundation
      let f = DateFormatter()
      f.dateFormat = "dd.MM.yy"
      for text in ["01.01.35", "01.01.38"] {
        print(Calendar.current.component(.year, from: f.date(from: text)!))
      }
      """
    )
    #expect(log.printed == ["2035", "1938"])
  }

  @Test(arguments: [
    "DateFormatter().string(from: \"2016\" as Any as! Date)", "print((1234567.891).formatted())",
  ])
  func noLocaleOfTheMachineIsUsed(_ line: String) {
    let log = ScriptLog("import Foundation\n\(line)")
    #expect(log.printed == (log.mistakes.isEmpty ? ["1,234,567.891"] : []))
  }
}
