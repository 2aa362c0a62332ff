import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A text's tree, in which what Swift 2 wrote in a way that is no Swift today is written as it is today.
struct OldSyntax: Sendable {
  private(set) var tree: SourceFileSyntax
  private var text: String
  /// The ways back through the repairs, the last one first.
  private var maps: [PlaceMap] = []
  /// The places that showed the text's age.
  private(set) var findings: [Int] = []

  /// One kind of repair.
  private struct Rule {
    let repair: @Sendable (inout Repair) -> Void
    /// Words of which a text that the parser takes has one if it needs the repair to be run.
    var signs: [String] = []
  }

  /// Every repair, those first that let others be seen.
  private static let rules = [
    Rule(repair: OldNames.repair, signs: OldNames.signs),
    Rule(repair: OldLoops.repair),
    Rule(repair: OldFunctionTypes.repair),
    Rule(repair: OldCompositions.repair),
    Rule(repair: CurriedFunctions.repair),
    Rule(repair: OldParameters.repair, signs: ["(var ", ", var "]),
    Rule(repair: OldConditions.repair),
    Rule(repair: OldDeclarations.repair),
  ]

  /// Repairs that only a reader of the new text needs: the interpreter takes these as they are.
  private static let rulesForReaders = [
    Rule(repair: OldConstraints.repair), Rule(repair: OldCounting.repair),
    Rule(repair: OldTimes.repair),
  ]

  /// Repairs of what has another meaning today, for texts that show their age otherwise.
  private static let rulesForOldTexts = [
    Rule(repair: OldEscaping.repair), Rule(repair: OldElements.repair),
    Rule(repair: OldSequences.repair), Rule(repair: OldAnyObject.repair),
  ]

  /// For whom a text is read.
  enum Reader {
    case interpreter
    /// Whoever wants to see the text as it is written today; `isOld` says that it is Swift 2 for certain.
    case person(isOld: Bool)
  }

  /// Reads a text.
  init(_ text: String, for reader: Reader = .interpreter) {
    self.text = text
    tree = Parser.parse(source: text)
    switch reader {
    case .interpreter:
      for rule in Self.rules where tree.hasError || rule.signs.contains(where: text.hasBytes(of:)) {
        apply(rule)
      }
    case .person(let isOld):
      for rule in Self.rules + Self.rulesForReaders { apply(rule) }
      if isOld { for rule in Self.rulesForOldTexts { apply(rule) } }
    }
  }

  /// Takes a repair, unless the parser likes the text less with it.
  private mutating func apply(_ rule: Rule) {
    var repair = Repair(tree, text)
    rule.repair(&repair)
    guard !repair.isEmpty else { return }
    let (new, map) = repair.result()
    let newTree = Parser.parse(source: new)
    guard Self.mistakes(in: newTree) <= Self.mistakes(in: tree) else { return }
    findings += repair.findings.map(original)
    (text, tree) = (new, newTree)
    maps.insert(map, at: 0)
  }

  private static func mistakes(in tree: SourceFileSyntax) -> Int {
    tree.hasError ? ParseDiagnosticsGenerator.diagnostics(for: tree).count : 0
  }

  /// Whether the tree is that of another text.
  var isRepaired: Bool { !maps.isEmpty }

  /// The place in the text as it was written.
  func original(of offset: Int) -> Int {
    maps.isEmpty ? offset : maps.reduce(offset) { $1.original(of: $0) }
  }
}
