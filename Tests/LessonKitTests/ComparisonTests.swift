import LessonKit
import Stage
import SwiftScript
import Testing

struct ComparisonTests {
  private static let text = """
    import RxSwift
    let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(3)
    let shared = ticks/*vary*/.share()/*end*/
    _ = shared.subscribe(onNext: { print("A \\($0)") })
    DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
      _ = shared.subscribe(onNext: { print("B \\($0)") })
    }
    """

  private func variants(_ text: String = text, _ expression: String? = nil) throws -> Variants {
    try Variants(of: SourceFile(name: "v.swift", text: text), expression: expression)
  }

  @Test func variantsStandSideBySide() throws {
    let comparison = try variants().compare([".share()", ".share(replay: 1)"])
    #expect(
      comparison.lines(ViewOptions(width: 60)).joined(separator: "\n") == """
        time  .share() .share(replay: 1)
        1.000 A 0      A 0
        2.000 A 1      A 1
        2.500          B 1               ◀
        3.000 A 2      A 2
        3.000 B 2      B 2
        first difference at 2.500 s, marked ◀
        """
    )
    #expect(comparison.firstDifference == 2)
  }

  @Test func oneVariantIsComparedWithTheScriptsOwn() throws {
    let comparison = try variants().compare([".share(replay: 0)"])
    #expect(comparison.columns.map(\.title) == [".share()", ".share(replay: 0)"])
    #expect(comparison.lines().last == "no difference")
  }

  @Test func aNarrowWindowPutsRunsUnderEachOther() throws {
    let lines = try variants().compare([".share()", ".share(replay: 1)"])
      .lines(ViewOptions(width: 24))
    #expect(lines.contains("  2.500 B 1 ◀"))
    #expect(lines.first == ".share():")
  }

  @Test func aVariantThatDoesNotRunIsLeftOutAndSaidFirst() throws {
    let comparison = try variants().compare([".share()", ".shar()", ".share(replay: 1)"])
    let lines = comparison.lines()
    #expect(lines.first?.hasPrefix(".shar(): ") ?? false)
    #expect(comparison.columns.map(\.title) == [".share()", ".share(replay: 1)"])
    #expect(lines.filter { $0.contains("◀") }.count == 2)
    #expect(lines.last == "first difference at 2.500 s, marked ◀")
    #expect(try variants().compare([".shar()", ".sare()"]).lines().count >= 2)
  }

  @Test func theExpressionMustBeThereOnce() throws {
    #expect(try variants(Self.text, ".take(3)").original == ".take(3)")
    #expect(throws: Variants.Problem.self) { try variants("print(1)") }
    #expect(throws: Variants.Problem.self) { try variants(Self.text, "print") }
    #expect(throws: Variants.Problem.self) { try variants(Self.text, "nothing") }
  }
}
