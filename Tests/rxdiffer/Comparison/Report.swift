/// What came out of comparing programs.
struct Report {
  private let results: [Comparand]
  private var counts = (same: 0, refused: 0, wrong: 0, invalid: 0)

  init(_ results: [Comparand]) {
    self.results = results
    for result in results {
      switch result.outcome {
      case .same: counts.same += 1
      case .refused: counts.refused += 1
      case .wrong: counts.wrong += 1
      case .invalid: counts.invalid += 1
      }
    }
  }

  /// Failing programs to shrink: a few of each kind, and where lines differ, a few of each feature.
  func samples(_ count: Int) -> [Comparand] {
    var taken: [String: Int] = [:]
    let failures = results.filter { result in
      let kind = result.outcome.kind
      if kind == "same" || kind == "invalid" { return false }
      let key = kind == "wrong" ? kind + result.program.features[0] : kind
      taken[key, default: 0] += 1
      return taken[key, default: 0] <= (kind == "wrong" ? 3 : 2)
    }
    return Array(failures.prefix(count))
  }

  /// Prints shrunk programs as `known.md` holds them; of those that look alike, one.
  func printCauses(_ shrunk: [Comparand]) {
    var shapes: Set<String> = []
    for result in shrunk.sorted(by: { $0.program.text.utf8.count < $1.program.text.utf8.count }) {
      let text = result.program.text
      let shape = text.replacing(/\d+/, with: "0").replacing(/"[^"]*"/, with: "")
      guard shapes.insert(shape).inserted else { continue }
      print(
        """

        ## \(result.title)

        \(result.outcome.text)

        ```swift
        \(text)```

        ```text
        \(result.compiled.comparableLines.joined(separator: "\n"))
        ```
        """
      )
    }
  }

  /// Prints the rates, and says whether they are what the options allow.
  func isWithin(_ options: Options) -> Bool {
    let valid = results.count - counts.invalid
    print(
      """
      \(results.count) programs: \(counts.same) print the same, \(counts.refused) are refused by \
      the interpreter, \(counts.wrong) run differently; swiftc refuses \(counts.invalid).
      refused \(Self.percent(counts.refused, valid)), wrong \(Self.percent(counts.wrong, valid)), \
      invalid \(Self.percent(counts.invalid, results.count))
      """
    )
    var isWithin = true
    if counts.invalid * 50 > results.count {
      print("The generator makes too many programs that swiftc refuses: at most 2 % may be.")
      isWithin = false
    }
    if let most = options.mostWrong, counts.wrong > most {
      print("More programs run differently than the \(most) that are known.")
      isWithin = false
    }
    if let most = options.mostRefused, counts.refused > most {
      print("More programs are refused than the \(most) that are known.")
      isWithin = false
    }
    return isWithin
  }

  private static func percent(_ count: Int, _ total: Int) -> String {
    "\((Double(count) / Double(max(total, 1)) * 1_000).rounded() / 10) %"
  }
}
