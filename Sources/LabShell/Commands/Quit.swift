extension Command {
  static let quit = Command("quit", aliases: ["q"], summary: "Leave") { _, _ in .leave }
}
