import Foundation

/// Writes the Swift files of a folder into a Swift file that holds them as strings.
///
/// `textembedder NAME FOLDER OUTPUT` declares `enum NAME`, whose `files` are the texts by their path within the folder.
@main
enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else {
      FileHandle.standardError.write(Data("usage: textembedder NAME FOLDER OUTPUT\n".utf8))
      exit(2)
    }
    let folder = URL(fileURLWithPath: arguments[2], isDirectory: true)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    var output = "enum \(arguments[1]) {\n  static let files: [String: StaticString] = [\n"
    for path in paths {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      output += "\(literal(path)): \(literal(text)),\n"
    }
    output += "  ]\n}\n"
    try output.write(toFile: arguments[3], atomically: true, encoding: .utf8)
  }

  /// A string literal with as many number signs as the text leaves open.
  private static func literal(_ text: String) -> String {
    var signs = "#"
    while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
    return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
  }
}
