/// Makes failing programs smaller while they fail in the same way.
///
/// All of them shrink side by side, since the compiler is quick only when it is given many programs at once.
struct Shrinker {
  private struct State {
    var smallest: Comparand
    var tried: Set<String> = []
    var isDone = false
  }

  private static let rounds = 12
  /// Smaller programs of one failure that are compiled in a round.
  private static let width = 10
  /// Smaller programs of one failure that are interpreted in a round.
  private static let runs = 50

  let worker: any ScriptRunner
  let batch: Batch

  /// - Parameter note: Is told how far it is.
  func shrink(_ failures: [Comparand], note: (String) -> Void) -> [Comparand] {
    var states = failures.map { State(smallest: $0) }
    for round in 1...Self.rounds {
      let active = states.indices.filter { !states[$0].isDone }
      if active.isEmpty { break }
      var candidates: [(index: Int, program: Program, interpreted: Run)] = []
      for index in active {
        candidates += smaller(than: &states[index]).map { (index, $0.0, $0.1) }
      }
      note("round \(round): \(active.count) programs shrink, \(candidates.count) candidates")
      let compiled = batch.runs(of: candidates.map(\.program))
      // They come in the order of their sizes.
      var isFound: Set<Int> = []
      for ((index, program, interpreted), run) in zip(candidates, compiled) {
        let candidate = Comparand(program, compiled: run, interpreted: interpreted)
        guard !isFound.contains(index),
          candidate.outcome.kind == states[index].smallest.outcome.kind
        else { continue }
        isFound.insert(index)
        states[index].smallest = candidate
        states[index].isDone = false
      }
    }
    return states.map(\.smallest)
  }

  /// The smallest programs that may fail in the same way, with what the interpreter makes of them.
  private func smaller(than state: inout State) -> [(Program, Run)] {
    var found: [(Program, Run)] = []
    var runs = 0
    state.isDone = true
    for program in state.smallest.program.simplifications()
    where !state.tried.contains(program.text) {
      if found.count == Self.width || runs == Self.runs {
        // The rest is tried in the next round.
        state.isDone = false
        break
      }
      runs += 1
      state.tried.insert(program.text)
      let run = worker.run(program.text)
      if state.smallest.outcome.mayBe(of: run) { found.append((program, run)) }
    }
    return found
  }
}
