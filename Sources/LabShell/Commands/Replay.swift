extension Command {
  static let replay = Command(
    "replay",
    aliases: ["R"],
    argument: "FILE",
    summary: "Enter what a file holds, line by line"
  ) { path, _ in
    guard !path.isEmpty else { return .reply(.failure("error: `:replay` needs a file")) }
    guard let lines = SavedSession.lines(at: path.fromHome) else {
      return .reply(.failure("error: there is no file `\(path)` that can be read"))
    }
    return .replay(lines)
  }
}
