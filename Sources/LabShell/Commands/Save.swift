extension Command {
  static let save = Command(
    "save",
    aliases: ["S"],
    argument: "FILE",
    summary: "Write what you have typed to a file for `:replay` and `rxlab replay`"
  ) { path, _ in
    guard !path.isEmpty else {
      return .reply(Reply.needsFile("save"))
    }
    return .save(path)
  }
}
