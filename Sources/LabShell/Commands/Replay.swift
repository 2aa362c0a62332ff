extension Command {
  static let replay = Command(
    "replay",
    aliases: ["R"],
    argument: "FILE",
    summary: "Run the entries of a file"
  ) { path, _ in
    guard !path.isEmpty else { return .reply(Reply.needsFile("replay")) }
    do {
      return .replay(try SavedSession(at: path.fromHome))
    } catch {
      return .reply(.failure(error))
    }
  }
}
