import SwiftParser
import SwiftSyntax
import Testing
import rxdiffer

struct GeneratorTests {
  @Test func oneSeedGivesOneProgram() {
    for seed in UInt64(1)...5 {
      #expect(Program(seed: seed).text == Program(seed: seed).text)
    }
  }

  @Test func neighbouringSeedsGiveDifferentPrograms() {
    let texts = (UInt64(1)...20).map { Program(seed: $0).text }
    #expect(Set(texts).count == texts.count)
  }

  @Test func everyProgramParsesAndPrints() {
    for seed in UInt64(1)...60 {
      let text = Program(seed: seed).text
      #expect(!Parser.parse(source: text).hasError, "seed \(seed)")
      #expect(text.contains("print("), "seed \(seed)")
    }
  }

  @Test func aSimplerProgramIsShorterAndParses() {
    for seed in [UInt64(1), 3] {
      let program = Program(seed: seed)
      // Each tenth, since each is parsed.
      let simpler = program.simplifications().enumerated()
        .filter { $0.offset.isMultiple(of: 10) }.map(\.element)
      #expect(!simpler.isEmpty)
      for candidate in simpler {
        #expect(candidate.text.utf8.count < program.text.utf8.count)
      }
      let broken = simpler.filter { Parser.parse(source: $0.text).hasError }
      // A rest that does not parse is the compiler's to refuse, but few must be.
      #expect(broken.count * 10 <= simpler.count, "seed \(seed)")
    }
  }
}
