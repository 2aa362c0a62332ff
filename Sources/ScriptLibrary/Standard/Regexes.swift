import ScriptMachine

/// `Regex`, which Swift's own one matches.
enum Regexes: LibraryPart {
  static let declaration = #"""
    protocol RegexComponent<RegexOutput> {
      associatedtype RegexOutput
      var regex: Regex<RegexOutput> { get }
    }
    extension RegexComponent {
      func ignoresCase(_ ignoresCase: Bool = true) -> Regex<RegexOutput> { regex._with(regex._program.ignoresCase(ignoresCase)) }
      func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<RegexOutput> { regex._with(regex._program.dotMatchesNewlines(dotMatchesNewlines)) }
      func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<RegexOutput> { regex._with(regex._program.anchorsMatchLineEndings(matchLineEndings)) }
      func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<RegexOutput> { regex._with(regex._program.asciiOnlyDigits(useASCII)) }
      func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<RegexOutput> { regex._with(regex._program.asciiOnlyWordCharacters(useASCII)) }
    }
    struct Regex<Output>: RegexComponent {
      typealias RegexOutput = Output
      struct Match {
        let range: Range<String.Index>
        let output: Output
        init(_range: Range<String.Index>, _output: Output) {
          range = _range
          output = _output
        }
        subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
        @_disfavoredOverload subscript(dynamicMember keyPath: KeyPath<(Output, _doNotUse: Void), Output>) -> Output { output }
      }
      let _program: _RegexProgram
      let _output: ([_RegexCapture]) -> Output
      init(_program: _RegexProgram, _output: @escaping ([_RegexCapture]) -> Output) {
        self._program = _program
        self._output = _output
      }
      init(_literal pattern: String) { self.init(_program: _RegexProgram(pattern), _output: { _regexTuple($0) }) }
      init(_ pattern: String, as outputType: Output.Type) throws {
        if let problem = _regexProblem(pattern) { throw _RegexError(problem) }
        self.init(_literal: pattern)
      }
      init(verbatim verbatimString: String) { self.init(_literal: _regexEscaping(verbatimString)) }
      var regex: Regex<Output> { self }
      func wholeMatch(in string: String) throws -> Regex<Output>.Match? { _matches(string[...], 0).first }
      func wholeMatch(in string: Substring) throws -> Regex<Output>.Match? { _matches(string, 0).first }
      func prefixMatch(in string: String) throws -> Regex<Output>.Match? { _matches(string[...], 1).first }
      func prefixMatch(in string: Substring) throws -> Regex<Output>.Match? { _matches(string, 1).first }
      func firstMatch(in string: String) throws -> Regex<Output>.Match? { _matches(string[...], 2).first }
      func firstMatch(in string: Substring) throws -> Regex<Output>.Match? { _matches(string, 2).first }
      func _with(_ program: _RegexProgram) -> Regex<Output> { Regex(_program: program, _output: _output) }
      func _matches(_ text: Substring, _ way: Int) -> [Regex<Output>.Match] {
        _program.matches(text, way).map { Match(_range: $0[0].range!, _output: _output($0)) }
      }
    }
    extension Regex where Output == AnyRegexOutput {
      init(_ pattern: String) throws {
        if let problem = _regexProblem(pattern) { throw _RegexError(problem) }
        self.init(_program: _RegexProgram(pattern), _output: { AnyRegexOutput(_elements: $0.map { AnyRegexOutput.Element($0) }) })
      }
    }
    struct AnyRegexOutput: RandomAccessCollection {
      struct Element {
        let name: String?
        let range: Range<String.Index>?
        let substring: Substring?
        init(_ capture: _RegexCapture) {
          name = capture.name
          range = capture.range
          substring = capture.substring
        }
        var value: Any? { substring.map { $0 as Any } }
      }
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = Slice<AnyRegexOutput>
      typealias Iterator = IndexingIterator<AnyRegexOutput>
      let _elements: [AnyRegexOutput.Element]
      init(_elements: [AnyRegexOutput.Element]) { self._elements = _elements }
      var startIndex: Int { 0 }
      var endIndex: Int { _elements.count }
      var indices: Range<Int> { startIndex..<endIndex }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(position: Int) -> AnyRegexOutput.Element { _elements[position] }
      subscript(name: String) -> AnyRegexOutput.Element? { _elements.first { $0.name == name } }
    }
    extension Regex.Match where Output == AnyRegexOutput {
      subscript(dynamicMember keyPath: KeyPath<(Substring, _doNotUse: Void), Substring>) -> Substring { output[0].substring! }
      subscript(position: Int) -> AnyRegexOutput.Element { output[position] }
      subscript(name: String) -> AnyRegexOutput.Element? { output[name] }
      var count: Int { output.count }
    }
    extension BidirectionalCollection where SubSequence == Substring, Index == String.Index, Element == Character {
      func wholeMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match? { r.regex._matches(self[startIndex..<endIndex], 0).first }
      func prefixMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match? { r.regex._matches(self[startIndex..<endIndex], 1).first }
      func firstMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match? { r.regex._matches(self[startIndex..<endIndex], 2).first }
      func matches<R: RegexComponent>(of r: R) -> [Regex<R.RegexOutput>.Match] { r.regex._matches(self[startIndex..<endIndex], 3) }
      func contains<R: RegexComponent>(_ regex: R) -> Bool { firstMatch(of: regex) != nil }
      func starts<R: RegexComponent>(with regex: R) -> Bool { prefixMatch(of: regex) != nil }
      func firstRange<R: RegexComponent>(of regex: R) -> Range<String.Index>? { firstMatch(of: regex)?.range }
      func ranges<R: RegexComponent>(of regex: R) -> [Range<String.Index>] { matches(of: regex).map(\.range) }
      func split<R: RegexComponent>(separator: R, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring] {
        var result: [Substring] = []
        var position = startIndex
        for range in ranges(of: separator) {
          guard result.count < maxSplits else { break }
          if position != range.lowerBound || !omittingEmptySubsequences { result.append(self[position..<range.lowerBound]) }
          position = range.upperBound
        }
        if position != endIndex || !omittingEmptySubsequences { result.append(self[position..<endIndex]) }
        return result
      }
      func trimmingPrefix<R: RegexComponent>(_ regex: R) -> Substring { self[(prefixMatch(of: regex)?.range.upperBound ?? startIndex)..<endIndex] }
    }
    extension RangeReplaceableCollection where SubSequence == Substring, Index == String.Index, Element == Character {
      func replacing<R: RegexComponent, Replacement: Collection>(_ regex: R, with replacement: Replacement, maxReplacements: Int = Int.max) -> Self where Replacement.Element == Element {
        replacing(regex, maxReplacements: maxReplacements) { _ in replacement }
      }
      func replacing<R: RegexComponent, Replacement: Collection>(_ regex: R, maxReplacements: Int = Int.max, with replacement: (Regex<R.RegexOutput>.Match) throws -> Replacement) rethrows -> Self where Replacement.Element == Element {
        var result = Self()
        var position = startIndex
        for match in regex.regex._matches(self[startIndex..<endIndex], 3).prefix(maxReplacements) {
          result.append(contentsOf: self[position..<match.range.lowerBound])
          result.append(contentsOf: try replacement(match))
          position = match.range.upperBound
        }
        result.append(contentsOf: self[position..<endIndex])
        return result
      }
      mutating func replace<R: RegexComponent, Replacement: Collection>(_ regex: R, with replacement: Replacement, maxReplacements: Int = Int.max) where Replacement.Element == Element {
        self = replacing(regex, with: replacement, maxReplacements: maxReplacements)
      }
      mutating func replace<R: RegexComponent, Replacement: Collection>(_ regex: R, maxReplacements: Int = Int.max, with replacement: (Regex<R.RegexOutput>.Match) throws -> Replacement) rethrows where Replacement.Element == Element {
        self = try replacing(regex, maxReplacements: maxReplacements, with: replacement)
      }
      mutating func trimPrefix<R: RegexComponent>(_ regex: R) {
        if let match = regex.regex._matches(self[startIndex..<endIndex], 1).first { removeSubrange(match.range) }
      }
    }
    struct _RegexError: Error, CustomStringConvertible {
      let description: String
      init(_ description: String) { self.description = description }
    }
    struct _RegexCapture {
      let name: String?
      let range: Range<String.Index>?
      let substring: Substring?
      init(name: String?, range: Range<String.Index>?, substring: Substring?) {
        self.name = name
        self.range = range
        self.substring = substring
      }
    }
    struct _RegexProgram {
      init(_ pattern: String)
      func matches(_ text: Substring, _ way: Int) -> [[_RegexCapture]]
      func ignoresCase(_ isOn: Bool) -> _RegexProgram
      func dotMatchesNewlines(_ isOn: Bool) -> _RegexProgram
      func anchorsMatchLineEndings(_ isOn: Bool) -> _RegexProgram
      func asciiOnlyDigits(_ isOn: Bool) -> _RegexProgram
      func asciiOnlyWordCharacters(_ isOn: Bool) -> _RegexProgram
    }
    func _regexProblem(_ pattern: String) -> String?
    func _regexEscaping(_ text: String) -> String { text.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : String($0) }.joined() }
    func _regexTuple<Output>(_ captures: [_RegexCapture]) -> Output
    """#

  static func register(in table: inout NativeTable) {
    typealias Program = RegexProgram
    table.add("_RegexProgram.init(_:)") { call in
      do {
        return RegexProgram(regex: try Regex(try call.string(0))).scriptValue(call.machine)
      } catch {
        throw call.machine.trap("\(error)")
      }
    }
    table.function("_regexProblem(_:)") { (pattern: String) -> String? in
      do {
        _ = try Regex(pattern)
        return nil
      } catch {
        return "\(error)"
      }
    }
    table.function("_RegexProgram.matches(_:_:)") { (program: Program, text: Substring, way: Int) in
      program.matches(text, way)
    }
    table.function("_RegexProgram.ignoresCase(_:)") { (program: Program, isOn: Bool) in
      Program(regex: program.regex.ignoresCase(isOn))
    }
    table.function("_RegexProgram.dotMatchesNewlines(_:)") { (program: Program, isOn: Bool) in
      Program(regex: program.regex.dotMatchesNewlines(isOn))
    }
    table.function("_RegexProgram.anchorsMatchLineEndings(_:)") { (program: Program, isOn: Bool) in
      Program(regex: program.regex.anchorsMatchLineEndings(isOn))
    }
    table.function("_RegexProgram.asciiOnlyDigits(_:)") { (program: Program, isOn: Bool) in
      Program(regex: program.regex.asciiOnlyDigits(isOn))
    }
    table.function("_RegexProgram.asciiOnlyWordCharacters(_:)") { (program: Program, isOn: Bool) in
      Program(regex: program.regex.asciiOnlyWordCharacters(isOn))
    }
    table.add("_regexTuple(_:)") { call in
      let texts = try call.array(0).map { try $0.record(call.machine)[2] }
      return texts.count == 1 ? texts[0] : .record(.of(texts))
    }
  }
}

/// A regular expression of a script.
private struct RegexProgram: ScriptStruct {
  let regex: Regex<AnyRegexOutput>

  /// The captures of each match: of the whole text, of its beginning, of the first part that fits, of all of them.
  func matches(_ text: Substring, _ way: Int) -> [[RegexCapture]] {
    let found: [Regex<AnyRegexOutput>.Match] =
      switch way {
      case 0: text.wholeMatch(of: regex).map { [$0] } ?? []
      case 1: text.prefixMatch(of: regex).map { [$0] } ?? []
      case 2: text.firstMatch(of: regex).map { [$0] } ?? []
      default: text.matches(of: regex)
      }
    return found.map { match in
      match.output.map { RegexCapture(name: $0.name, range: $0.range, substring: $0.substring) }
    }
  }
}

/// What a group of a regular expression has matched; for scripts it is a struct with three stored properties.
private struct RegexCapture: ScriptConvertible {
  let name: String?
  let range: Range<String.Index>?
  let substring: Substring?

  static func make(from value: Value, _ machine: Machine) throws -> RegexCapture {
    let parts = try value.record(machine)
    return RegexCapture(
      name: try String?.make(from: parts[0], machine),
      range: try Range<String.Index>?.make(from: parts[1], machine),
      substring: try Substring?.make(from: parts[2], machine)
    )
  }

  func scriptValue(_ machine: Machine) throws -> Value {
    .tuple(
      try name.scriptValue(machine),
      try range.scriptValue(machine),
      try substring.scriptValue(machine)
    )
  }
}
