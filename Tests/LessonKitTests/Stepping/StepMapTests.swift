import Stage
import Testing

@testable import LabBindings
@testable import LessonKit

struct StepMapTests {
  /// A script of steps, each with one line of code below its heading.
  private static func steps(_ count: Int) -> [LessonStep] {
    LessonStep.steps(of: (0..<count).map { "//: ## Step\nprint(\($0))\n" }.joined())
  }

  private func statement(inStep step: Int) -> StatementStep {
    StatementStep(
      place: SourcePosition(file: "tiny.swift", line: 2 * step + 2, column: 1),
      time: .zero,
      role: .topLevel
    )
  }

  @Test func `each of very many steps is found and entered`() {
    let steps = Self.steps(5_000)
    var map = StepMap(steps, of: "tiny.swift")
    for step in steps.indices {
      let statement = statement(inStep: step)
      #expect(map.step(of: statement) == step)
      #expect(map.declarations(before: statement).isEmpty)
      map.pass(statement)
    }
    #expect(map.entered == Array(steps.indices))
    #expect(map.notEntered.isEmpty)
    #expect(map.step(of: statement(inStep: 5_000)) == nil)
  }

  @Test func `steps without statements come before the next statement, once`() {
    var map = StepMap(Self.steps(6), of: "tiny.swift")
    map.pass(statement(inStep: 0))
    map.pass(statement(inStep: 2))
    let declarations = map.declarations(before: statement(inStep: 4))
    #expect(declarations.map(\.place.line) == [4, 8])
    for declaration in declarations { map.pass(declaration) }
    #expect(map.declarations(before: statement(inStep: 4)).isEmpty)
    #expect(map.notEntered == [4, 5])
  }
}
