import Foundation

/// A program of the corpus, and what the compiler makes of it.
public struct CoverageProgram: Sendable {
  public enum Expectation: Equatable, Sendable {
    /// The compiler accepts it. It prints the lines of its `// expect:` comments.
    case accepted(lines: [String])
    /// The compiler refuses it, with the messages of its `// error:` comments at their lines.
    case refused(mistakes: [Mistake])
  }

  public struct Mistake: Hashable, Sendable {
    public let line: Int
    public let message: String

    public init(line: Int, message: String) {
      self.line = line
      // Editors remove spaces at the ends of lines; one of the compiler's messages ends with one.
      self.message = message.trimmingCharacters(in: .whitespaces)
    }
  }

  /// The path inside `Tests/Coverage`, without the extension: `expressions/try/operators`.
  public let name: String
  public let text: String
  public let expectation: Expectation

  public init(name: String, text: String) {
    self.name = name
    self.text = text
    guard name.contains("/refused/") else {
      expectation = .accepted(
        lines: text.matches(of: /\/\/ expect: ?(.*)/).map { String($0.1) }
      )
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    expectation = .refused(
      mistakes: lines.enumerated().compactMap { index, line in
        line.firstMatch(of: /\/\/ error: (.*)/).map {
          Mistake(line: index + 1, message: String($0.1))
        }
      }
    )
  }

  /// The first part of its name.
  public var chapter: String { String(name.prefix { $0 != "/" }) }
}

/// The folder `Tests/Coverage`, found from where this file is.
enum Corpus {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Coverage")

  static func programs() -> [CoverageProgram] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .compactMap { file in
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let path = file.deletingPathExtension().path.dropFirst(folder.path.count + 1)
        return CoverageProgram(name: String(path), text: text)
      }
      .sorted { $0.name < $1.name }
  }

  static func file(of program: CoverageProgram) -> URL {
    folder.appendingPathComponent(program.name + ".swift")
  }
}
