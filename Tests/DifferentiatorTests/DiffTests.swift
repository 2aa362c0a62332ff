import Differentiator
import Testing

/// A row with an identity and a content.
struct Row: IdentifiableType, Equatable, CustomStringConvertible {
  var identity: Int
  var content = 0

  var description: String { "\(identity)" }
}

typealias Numbers = AnimatableSectionModel<String, Row>

/// Reads `a: 1 2 3, b: 4'`; a mark is another content.
func sections(_ text: String) -> [Numbers] {
  text.split(separator: ",").map { part in
    let halves = part.split(separator: ":", omittingEmptySubsequences: false)
    let rows = halves[1].split(separator: " ").map { number in
      Row(identity: Int(number.filter(\.isNumber)) ?? 0, content: number.count { $0 == "'" })
    }
    return Numbers(model: String(halves[0].filter { $0 != " " }), items: rows)
  }
}

struct DiffTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let from: String
    let to: String
    let batches: [String]

    init(_ from: String, _ to: String, _ batches: String...) {
      self.from = from
      self.to = to
      self.batches = batches
    }

    var testDescription: String { "\(from) to \(to)" }
  }

  @Test(arguments: [
    Example("a: 1 2", "a: 1 2"),
    Example("", ""),
    Example("a: 1 2 3", "a: 1 3", "deleted items: (0, 1)"),
    Example("a: 1 3", "a: 1 2 3", "inserted items: (0, 1)"),
    Example("a: 1 2", "a: 1 2'", "updated items: (0, 1)"),
    Example("a: 1 2 3", "a: 3 1 2", "moved items: (0, 2) → (0, 0)"),
    Example("a: 1 2 3", "a: 2 3 1", "moved items: (0, 1) → (0, 0), (0, 2) → (0, 1)"),
    Example("a: 1, b: 2", "b: 2, a: 1", "moved sections: 1 → 0"),
    Example("a: 1, b: 2", "b: 2", "deleted sections: 0"),
    Example("b: 2", "a: 1, b: 2", "inserted sections: 0"),
    Example("a: 1 2, b: 3", "a: 1, b: 2 3", "moved items: (0, 1) → (1, 0)"),
    Example("a: 1 2", "a: 2, b: 1", "deleted items: (0, 0)", "inserted sections: 1"),
    Example("a: 1, b: 2", "b: 2 1", "deleted sections: 0", "inserted items: (0, 1)"),
    Example(
      "a: 1 2 3, b: 4, c: 5 6",
      "c: 6' 7 1, d: 8, a: 3 5",
      "deleted sections: 1\ndeleted items: (0, 1)\nupdated items: (2, 1)",
      "inserted sections: 1\nmoved sections: 1 → 0",
      "inserted items: (0, 1)\nmoved items: (2, 0) → (0, 2), (0, 0) → (2, 1)"
    ),
  ])
  func batches(_ example: Example) throws {
    let (from, to) = (sections(example.from), sections(example.to))
    let batches = try Diff.differencesForSectionedView(initialSections: from, finalSections: to)
    #expect(batches.map(\.debugDescription) == example.batches)
    #expect(batches.first.map { $0.originalSections == from } ?? true)
    #expect(batches.last.map { $0.finalSections == to } ?? true)
  }

  /// Lists at random, and the batches between them: what a table shows after them is the new list, both ways.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func replayed(_ seed: UInt64) throws {
    var random = Random(seed: seed)
    for _ in 0..<25 {
      let (first, second) = (randomList(&random), randomList(&random))
      for (from, to) in [(first, second), (second, first)] {
        var replay = Replay(from)
        let batches = try Diff.differencesForSectionedView(initialSections: from, finalSections: to)
        for batch in batches {
          #expect(batch.originalSections.map(\.items) == replay.rows)
          replay.apply(batch)
          #expect(batch.finalSections.map(\.items) == replay.rows)
        }
        #expect(replay.rows == to.map(\.items), "\(from) to \(to)")
        #expect(batches.count <= 3)
      }
    }
  }

  @Test func duplicates() {
    let rows: [(String, String, String)] = [
      ("a: 1 1", "a: 1", "Duplicate item 1"),
      ("a: 1, b: 1", "a: 1", "Duplicate item 1"),
      ("a: 1", "a: 1 1", "Duplicate item 1"),
      ("a: 1", "a: 1, b: 1", "Duplicate item 1"),
      ("a: 1", "b: 1, a: 1", "Duplicate item 1"),
      ("a: 1", "b: 1 1", "Duplicate item 1"),
      ("a: 1, a: 2", "a: 1", "Duplicate section \(sections("a: 2")[0])"),
      ("a: 1", "a: 1, a: 2", "Duplicate section \(sections("a: 2")[0])"),
    ]
    for (from, to, message) in rows {
      let error = #expect(throws: Diff.Error.self, "\(from) to \(to)") {
        try Diff.differencesForSectionedView(
          initialSections: sections(from),
          finalSections: sections(to)
        )
      }
      #expect(error?.debugDescription == message)
    }
  }

  /// A section that forgets its items.
  private struct Forgetful: AnimatableSectionModelType {
    var identity: Int
    var items: [Int]

    init(identity: Int, items: [Int]) {
      self.identity = identity
      self.items = items
    }

    init(original: Forgetful, items: [Int]) { self.init(identity: original.identity, items: []) }
  }

  @Test func anInitializerThatDoesNotKeepItsPromise() {
    let error = #expect(throws: Diff.Error.self) {
      try Diff.differencesForSectionedView(
        initialSections: [Forgetful(identity: 1, items: [1, 2])],
        finalSections: [Forgetful(identity: 1, items: [1])]
      )
    }
    guard case .invalidInitializerImplementation(_, let items, let identifier) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(items as? [Int] == [1])
    #expect(identifier as? Int == 1)
  }

  @Test func theWorkIsLinear() throws {
    // Comparisons are what a quadratic algorithm would make more of.
    let few = try comparisons(sections: 100)
    let many = try comparisons(sections: 1000)
    #expect(many <= few * 11)
  }

  private func comparisons(sections number: Int) throws -> Int {
    let count = Counted.Count()
    let old = (0..<number).map { section in
      AnimatableSectionModel(
        model: section,
        items: (0..<100).map { Counted(identity: section * 100 + $0, count: count) }
      )
    }
    let new = old.reversed().map {
      AnimatableSectionModel(model: $0.model, items: $0.items.reversed())
    }
    _ = try Diff.differencesForSectionedView(initialSections: old, finalSections: new)
    return count.value
  }
}

/// A row that counts how often it is compared.
private struct Counted: IdentifiableType, Equatable {
  final class Count { var value = 0 }

  let identity: Int
  let count: Count

  static func == (left: Counted, right: Counted) -> Bool {
    left.count.value += 1
    return left.identity == right.identity
  }
}

/// Random numbers that are the same in every run.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

private func randomList(_ random: inout Random) -> [Numbers] {
  let names = ["a", "b", "c", "d", "e", "f"].shuffled(using: &random)
  var identities = Array(0..<24).shuffled(using: &random)
  return names.prefix(Int.random(in: 0...6, using: &random)).map { name in
    let count = min(identities.count, Int.random(in: 0...6, using: &random))
    let rows = identities.prefix(count).map { identity in
      Row(identity: identity, content: Int.random(in: 0...2, using: &random))
    }
    identities.removeFirst(count)
    return Numbers(model: name, items: rows)
  }
}
