/// A generated program: declarations, and statements that print.
package struct Program: Sendable {
  package let seed: UInt64
  /// What it is about.
  let features: [String]
  private(set) var declarations: [Node]
  private(set) var statements: [Node]
  /// Whether the statements stand in a function.
  private var isWrapped: Bool

  /// Generates the program of a seed.
  package init(seed: UInt64) {
    self.seed = seed
    let generator = Generator(seed: seed)
    let first = generator.pick(from: Generator.features)
    first.add(generator)
    var features = [first.name]
    if generator.once(in: 3) {
      let second = generator.pick(from: Generator.features)
      if second.name != first.name {
        second.add(generator)
        features.append(second.name)
      }
    }
    generator.expressions()
    self.features = features
    declarations = generator.declarations
    statements = generator.statements
    isWrapped = generator.once(in: 2)
  }

  /// The program as a script.
  package var text: String {
    var lines = declarations.flatMap { $0.lines() }
    if isWrapped {
      lines += ["func program() throws {"] + statements.flatMap { $0.lines(indent: "  ") }
      lines += ["}", "try program()"]
    } else {
      lines += statements.flatMap { $0.lines() }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The program as one file of a module in which others stand beside it: what it declares is private to the file, and a
  /// function runs its statements.
  func file(function: String) -> String {
    var lines = declarations.flatMap(Self.privateLines)
    lines += ["func \(function)() throws {"] + statements.flatMap { $0.lines(indent: "  ") } + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func privateLines(_ node: Node) -> [String] {
    let opening = node.opening
    // They are declared once for the module.
    if Generator.operatorDeclarations.contains(opening) { return [] }
    guard opening.hasPrefix("extension ") else {
      return opening.hasPrefix("@")
        ? node.lines() : ["fileprivate " + node.lines()[0]] + node.lines().dropFirst()
    }
    let name = opening.dropFirst("extension ".count).prefix { $0.isLetter || $0.isNumber }
    // Names with a number are the program's own.
    if name.last?.isNumber ?? false { return node.lines() }
    return node.lines(memberAccess: "fileprivate ")
  }

  /// Programs with something removed or made simpler, each shorter than this one; the shortest first.
  package func simplifications() -> [Program] {
    let found =
      (statements.count > 1 ? slices() : [])
      + Node.simplifications(of: declarations).map {
        with(declarations: $0, statements: statements)
      }
      + Node.simplifications(of: statements).map {
        with(declarations: declarations, statements: $0)
      }
      + (isWrapped ? [with(declarations: declarations, statements: statements)] : [])
    let size = text.utf8.count
    return found.map { (program: $0, size: $0.text.utf8.count) }.filter { $0.size < size }
      .sorted { $0.size < $1.size }.map(\.program)
  }

  /// The program with other parts, its statements outside of a function.
  func with(declarations: [Node], statements: [Node]) -> Program {
    var copy = self
    copy.declarations = declarations
    copy.statements = statements
    copy.isWrapped = false
    return copy
  }
}
