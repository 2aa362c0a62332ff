package import Foundation
import ScriptSource

/// The documentation comments of the reactive library, read from its sources.
///
/// The sources are in the project, and `make install` copies them beside the program.
package struct SourceComments: Sendable {
  /// A declaration that has a comment.
  struct Documented {
    /// The type around it; nil at the top of a file.
    let owner: String?
    /// What the extension around it asks parameters to be.
    let condition: Set<String>
    /// The name with its labels: `name(label:_:)`.
    let fullName: String
    /// The type of a function's result as it is written.
    let result: String?
    let comment: String
  }

  private let texts: [String]

  /// Reads the Swift files in a folder and its subfolders; nil if there are none.
  package init?(folder: URL) {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return nil }
    let names = paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    texts = names.compactMap {
      try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    if texts.isEmpty { return nil }
  }

  /// The comments of the library in the project or beside the program.
  package static let builtIn: SourceComments? = ProjectFolder.find(
    ["Sources/Rx", "share/rxlab/Rx"]
  ) { SourceComments(folder: $0) }

  /// The declarations of a name that have comments.
  func documented(_ name: String) -> [Documented] {
    var reader = CommentReader(name: name)
    // A file that does not mention the name declares nothing of this name.
    for text in texts where text.contains(name) { reader.read(text) }
    return reader.found
  }
}

/// Collects the comments on the declarations of a name.
private struct CommentReader {
  let name: String
  private(set) var found: [SourceComments.Documented] = []

  init(name: String) { self.name = name }

  mutating func read(_ text: String) {
    for statement in TreeReader.read(text).statements {
      if case .declaration(let declaration) = statement.kind {
        read(declaration, in: nil, [], text)
      }
    }
  }

  private mutating func read(
    _ declaration: Declaration,
    in owner: String?,
    _ condition: Set<String>,
    _ text: String
  ) {
    switch declaration.kind {
    case .nominal(let node):
      for member in node.members { read(member, in: node.name.text, [], text) }
    case .extension(let node):
      let equal = node.requirements.compactMap { requirement in
        if case .sameType(_, let type) = requirement { text[type.range] } else { nil }
      }
      for member in node.members { read(member, in: text[node.extended.range], Set(equal), text) }
    default: break
    }
    guard !declaration.documentation.isEmpty else { return }
    var result: String?
    if case .function(let node) = declaration.kind { result = node.result.map { text[$0.range] } }
    for fullName in fullNames(of: declaration) {
      found.append(
        SourceComments.Documented(
          owner: owner,
          condition: condition,
          fullName: fullName,
          result: result,
          comment: declaration.documentation
        )
      )
    }
  }

  /// What a declaration declares of the name.
  private func fullNames(of declaration: Declaration) -> [String] {
    switch declaration.kind {
    case .function(let node):
      node.name.text == name ? [name + node.parameters.labels] : []
    case .enumCases(let cases):
      cases.filter { $0.name.text == name }.map { name + ($0.parameters?.labels ?? "") }
    case .variable(let node): node.bindings.contains { $0.pattern.declares(name) } ? [name] : []
    case .nominal(let node): node.name.text == name ? [name] : []
    case .typealias(let node): node.name.text == name ? [name] : []
    default: []
    }
  }
}

extension Pattern {
  fileprivate func declares(_ name: String) -> Bool {
    switch kind {
    case .identifier(let own): own == name
    case .typed(let inner, _), .binding(_, let inner): inner.declares(name)
    default: false
    }
  }
}

extension [Parameter] {
  /// The labels in parentheses: `(label:_:)`.
  fileprivate var labels: String {
    "(" + map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined() + ")"
  }
}
