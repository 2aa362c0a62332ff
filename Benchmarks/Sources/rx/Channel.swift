import AsyncAlgorithms

extension AsyncChannel<Int> {
  /// A channel that a task of its own sends 0, 1, 2, … into: the nearest thing to a subject.
  static func counting(to count: Int) -> AsyncChannel<Int> {
    let channel = AsyncChannel<Int>()
    Task.detached {
      for number in 0..<count { await channel.send(number) }
      channel.finish()
    }
    return channel
  }
}
