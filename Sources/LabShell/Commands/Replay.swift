import Foundation

extension Command {
  static let replay = Command(
    "replay",
    aliases: ["R"],
    argument: "FILE",
    summary: "Enter what a file holds, line by line"
  ) { path, _ in
    guard !path.isEmpty else { return .reply(.failure("error: `:replay` needs a file")) }
    guard let data = FileManager.default.contents(atPath: path) else {
      return .reply(.failure("error: there is no file `\(path)` that can be read"))
    }
    let text = String(decoding: data, as: UTF8.self)
    return .replay(text.split(whereSeparator: \.isNewline).map(String.init))
  }
}
