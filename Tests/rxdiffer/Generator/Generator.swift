/// Generates one program, type by type.
///
/// Code is written as templates. `«Int»` in a template is a hole for an expression that is an `Int` wherever it stands;
/// `«~Int?»` one for which the place decides the type, so that a literal, `nil` or a subclass's instance will do; and
/// `«!Int»` one for a short expression. What fills a hole is a template, too: the scope is a table of rules.
package final class Generator {
  var random: Random
  private var names = 0
  private(set) var declarations: [Node] = []
  private(set) var statements: [Node] = []
  /// Templates by the type they make, usable everywhere.
  private var rules: [String: [String]] = StandardRules.table
  /// Templates that name variables of the statements.
  private var localRules: [String: [String]] = [:]
  /// Types whose values are implicitly converted to the type.
  private var conversions: [String: [String]] = ["Any": ["Int", "String", "Double", "[Int]"]]
  private var isDeclaring = false

  package init(seed: UInt64) { random = Random(seed: seed) }

  // MARK: - What features say

  /// A name that nothing else has.
  func name(_ prefix: String) -> String {
    names += 1
    return "\(prefix)\(names)"
  }

  func declare(_ text: String) {
    isDeclaring = true
    declarations += nodes(text)
    isDeclaring = false
  }

  func run(_ text: String) { statements += nodes(text) }

  /// Prints what the templates make; of more than four, of some.
  func show(_ templates: String...) { show(some: templates) }

  func show(some templates: [String]) {
    let most = 3 + below(3)
    let chosen = some(min(templates.count, 3), of: Array(templates.indices)).prefix(most)
    for index in chosen.sorted() { run("print(\(templates[index]))") }
  }

  /// Says that a template that uses declarations makes a value of a type.
  func rule(_ type: String, _ templates: String...) { rules[type, default: []] += templates }

  /// Says that a template that uses variables makes a value of a type.
  func localRule(_ type: String, _ templates: String...) {
    localRules[type, default: []] += templates
  }

  func converts(_ type: String, to target: String) { conversions[target, default: []].append(type) }

  /// Declares a variable among the statements and puts it in scope.
  @discardableResult
  func variable(_ type: String, isMutable: Bool = false) -> String {
    let name = name("v")
    let keyword = isMutable ? "var" : "let"
    run(
      random.once(in: 2)
        ? "\(keyword) \(name): \(type) = «~\(type)»" : "\(keyword) \(name) = «\(type)»"
    )
    localRule(type, name)
    return name
  }

  func pick<Element>(_ choices: Element...) -> Element { random.pick(choices) }

  func pick<Element>(from choices: [Element]) -> Element { random.pick(choices) }

  func once(in count: Int) -> Bool { random.once(in: count) }

  func below(_ bound: Int) -> Int { random.below(bound) }

  /// Some of the choices, at least so many, in random order.
  func some<Element>(_ least: Int, of choices: [Element]) -> [Element] {
    let count = least + below(choices.count - least + 1)
    return Array(random.shuffled(choices).prefix(count))
  }

  // MARK: - Filling templates

  private func nodes(_ text: String) -> [Node] {
    var parser = NodeParser(text) { self.fill($0, depth: 2, type: "") }
    return parser.nodes()
  }

  private func fill(_ template: Substring, depth: Int, type: String) -> Expression {
    var parts: [Expression.Part] = []
    var rest = template
    while let start = rest.firstIndex(of: "«"), let end = rest[start...].firstIndex(of: "»") {
      parts.append(.text(String(rest[..<start])))
      let hole = rest[rest.index(after: start)..<end]
      let inner: Expression =
        switch hole.first {
        case "~": contextual(String(hole.dropFirst()), depth: depth)
        case "!": exact(String(hole.dropFirst()), depth: 0)
        default: exact(String(hole), depth: depth)
        }
      parts.append(.expression(inner))
      rest = rest[rest.index(after: end)...]
    }
    parts.append(.text(String(rest)))
    return Expression(type: type, parts: parts)
  }

  private func templates(for type: String) -> [String] {
    (rules[type] ?? []) + (isDeclaring ? [] : localRules[type] ?? [])
  }

  /// An expression that has the type without help from where it stands.
  private func exact(_ type: String, depth: Int) -> Expression {
    var templates = templates(for: type)
    let leaves = templates.filter { !$0.contains("«") }
    if depth <= 0 || once(in: 4) {
      // A type's first rule makes it of other types, so that this ends.
      templates = leaves.isEmpty ? Array(templates.prefix(1)) : leaves
    }
    if templates.isEmpty || (depth > 0 && once(in: 5)) {
      templates = constructions(of: type, depth: depth) ?? templates
    }
    guard !templates.isEmpty else { preconditionFailure("nothing makes `\(type)`") }
    var made = fill(Substring(pick(from: templates)), depth: depth - 1, type: type)
    made.simplest = leaves.first ?? simplest(type)
    return made
  }

  /// An expression where the place says the type.
  private func contextual(_ type: String, depth: Int) -> Expression {
    var templates: [String] = []
    if once(in: 2) {
      if let wrapped = TypeSpelling(type).wrapped { templates += ["nil", "«~\(wrapped)»"] }
      if let element = TypeSpelling(type).element {
        templates += ["[]", "[«~\(element)»]", "[«~\(element)», «~\(element)»]"]
      }
      if let pair = TypeSpelling(type).pair {
        templates += ["[:]", "[«!\(pair.key)»: «~\(pair.value)»]"]
      }
      templates += StandardRules.literals[type] ?? []
      templates += (conversions[type] ?? []).map { "«\($0)»" }
    }
    guard !templates.isEmpty else { return exact(type, depth: depth) }
    var made = fill(Substring(pick(from: templates)), depth: depth - 1, type: "~" + type)
    made.simplest = StandardRules.literals[type]?.first
    return made
  }

  /// How a type is made that has no rules of its own.
  private func constructions(of type: String, depth: Int) -> [String]? {
    let spelling = TypeSpelling(type)
    if let wrapped = spelling.wrapped {
      return [
        "(nil as \(type))", "Optional(«\(wrapped)»)", "(«~\(wrapped)» as \(type))",
        "[«\(wrapped)»].first", "[«\(wrapped)», «\(wrapped)»].last",
      ]
    }
    if let element = spelling.element {
      return [
        "[«\(element)»]", "[«\(element)», «\(element)»]",
        "[«\(element)», «\(element)», «\(element)»]", "([«~\(element)», «~\(element)»] as \(type))",
        "[\(element)]()", "Array(repeating: «\(element)», count: 2)",
      ]
    }
    if let pair = spelling.pair {
      return ["([«!\(pair.key)»: «~\(pair.value)»] as \(type))", "([:] as \(type))"]
    }
    if let function = spelling.function {
      let names = function.parameters.map { _ in name("x") }
      let typed = zip(names, function.parameters).map { "\($0): \($1)" }.joined(separator: ", ")
      return ["{ (\(typed)) -> \(function.result) in «!\(function.result)» }"]
    }
    if let elements = spelling.elements {
      let values = elements.map { element in
        let parts = element.split(separator: ": ", maxSplits: 1)
        return parts.count == 2 ? "\(parts[0]): «\(parts[1])»" : "«\(element)»"
      }
      return ["(\(values.joined(separator: ", ")))"]
    }
    if let sources = conversions[type] { return sources.map { "(«\($0)» as \(type))" } }
    return nil
  }

  private func simplest(_ type: String) -> String? {
    let spelling = TypeSpelling(type)
    if spelling.wrapped != nil { return "(nil as \(type))" }
    if let element = spelling.element { return "[\(element)]()" }
    return rules[type]?.first { !$0.contains("«") }
  }
}
