import LessonKit
import Stage

/// A step of the lesson: its prose and code, and what it asks the learner.
struct StepSection {
  /// A question with the answer behind it.
  struct Task {
    let question: Sentence
    let answer: Sentence?
    /// What the times in the answer count from, if it is not the beginning of the run.
    var origin: String?
  }

  /// A hint, with the further ones inside it.
  struct Hint {
    let label: String
    let sentence: Sentence
    let further: [Hint]
  }

  /// A piece of the code of a step.
  struct Listing {
    /// What the code is, if it is folded.
    let setup: Setup?
    let codeLines: [CodeLine]

    /// The title of folded code.
    struct Setup {
      let title: Sentence
      let count: String
    }
  }

  /// The moment at which the step ends.
  struct End {
    let time: String
    let phrase: String
    /// The number of the last record so far.
    let record: Int
  }

  let number: Int
  let heading: Sentence?
  let prose: [ProseBlock]
  /// The prose that closes the lesson, below the rest of the last step.
  let closing: [ProseBlock]
  let listings: [Listing]
  /// What an exercise asks for.
  let work: [Sentence]
  let predictions: [Task]
  let questions: [Task]
  let hint: Hint?
  let experiments: [Sentence]
  /// Nil if nothing has happened until then, or the run does not reach the step.
  let ending: End?
  /// Whether the step asks anything.
  let hasTasks: Bool

  /// - Parameter lines: The lines of the script, by their numbers.
  init(_ index: Int, of run: StepwiseRun, _ lines: [Int: CodeLine]) {
    let step = run.steps[index]
    number = index + 1
    // The first heading of a lesson is its title, which is at the top of the page.
    heading = index == 0 ? nil : Sentence(step.heading ?? "Step \(index + 1)")
    prose = ProseBlock.blocks(of: step.prose)
    closing = ProseBlock.blocks(of: step.closing)
    listings = Self.listings(of: step, lines)
    work = step.tasks.map { Sentence($0) }
    predictions = Self.predictions(index, of: run)
    questions = step.questions.map {
      Task(question: Sentence($0.text), answer: $0.answer.map { Sentence($0) })
    }
    hint = Self.ladder(step.hints)
    experiments = step.experiments.map { Sentence($0) }
    hasTasks = !predictions.isEmpty || !questions.isEmpty || hint != nil || !experiments.isEmpty
    ending = Self.end(of: index, run)
  }

  /// The code in order, with each setup as a piece of its own.
  private static func listings(of step: LessonStep, _ lines: [Int: CodeLine]) -> [Listing] {
    var pieces: [(setup: LessonStep.Setup?, code: [CodeLine])] = []
    for line in step.code {
      let setup = step.setups.first { $0.lines.contains(line.number) }
      let code = lines[line.number] ?? CodeLine(number: line.number, pieces: [])
      if let last = pieces.last, last.setup == setup {
        pieces[pieces.count - 1].code.append(code)
      } else {
        pieces.append((setup, [code]))
      }
    }
    return pieces.map { setup, code in
      let title = setup.map {
        Listing.Setup(title: Sentence($0.title), count: Counted.of(code.count, "line"))
      }
      return Listing(setup: title, codeLines: code)
    }
  }

  private static func predictions(_ index: Int, of run: StepwiseRun) -> [Task] {
    guard let start = run.part(ofStep: index)?.start else {
      return run.steps[index].predictions.map { Task(question: Sentence($0.question), answer: nil) }
    }
    return run.answers(ofStep: index).map { prediction, answer in
      var task = Task(question: Sentence(prediction.question), answer: Sentence(answer))
      switch prediction.kind {
      case .lines, .marble: task.origin = start > .zero ? start.phrase : nil
      default: break
      }
      return task
    }
  }

  /// The first hint, which contains the others.
  private static func ladder(_ hints: [String]) -> Hint? {
    var ladder: Hint?
    for (index, text) in hints.enumerated().reversed() {
      ladder = Hint(
        label: index == 0 ? "Show a hint" : "Show another hint",
        sentence: Sentence(text),
        further: [ladder].compactMap(\.self)
      )
    }
    return ladder
  }

  private static func end(of step: Int, _ run: StepwiseRun) -> End? {
    guard let index = run.parts.firstIndex(where: { $0.step == step }) else { return nil }
    let end = run.parts[index].end
    let record = run.parts[...index].compactMap(\.records.last?.sequence).max()
    return record.map { End(time: end.decimalSeconds, phrase: end.phrase, record: $0) }
  }
}
