extension Command {
  static let reset = onBench(
    "reset",
    "z",
    summary: "Forget what was declared, and take the lesson back to its beginning"
  ) { _, bench in
    bench.reset()
    return Reply(lines: ["Everything is as at the beginning."] + bench.arrival())
  }
}
