extension Command {
  static let reset = onBench(
    "reset",
    "z",
    summary: "Forget what was declared, and take the lesson back to its beginning",
    details: ["It undoes each `:change`, and reads the lesson's file again."],
    onEnter: .anew
  ) { _, bench in bench.reset() }
}
