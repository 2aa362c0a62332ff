import ScriptSource

/// A step of a lesson: prose, and the code that it is about.
package struct LessonStep: Sendable, Hashable {
  /// The heading, without its number signs; nil for prose without one.
  package var heading: String?
  /// The lines of prose, without comment signs, headings and callouts.
  package var prose: [String] = []
  /// The lines of code, without blank ones before and after them.
  package var code: [Line] = []
  /// The code that is shown as one line: `- Setup: a timer source`.
  package var setups: [Setup] = []
  /// What an exercise asks for: `- Task: …`.
  package var tasks: [String] = []
  /// The wrong ideas that the step provokes: `- Misconception: cold-runs-once`.
  package var misconceptions: [Misconception] = []
  /// What the learner is asked to predict: `- Predict (number of `curl`): …`.
  package var predictions: [PredictionTask] = []
  /// What the learner is asked: `- Question: …`, with `- Answer: …` below it.
  package var questions: [Question] = []
  /// Things to try: `- Experiment: …`.
  package var experiments: [String] = []
  /// Hints, in the order in which they are shown: `- Hint: …`.
  package var hints: [String] = []
  /// The prose below all code, with its heading; it is shown when the last step has run.
  package var closing: [String] = []
  /// The lines of the file that belong to the step, prose included.
  package var range: Range<Int> = 1..<1

  /// A question to think about.
  package struct Question: Sendable, Hashable {
    package let text: String
    /// The author's answer.
    package var answer: String?
  }

  /// A line of code.
  package struct Line: Sendable, Hashable {
    package let number: Int
    package let text: String
  }

  /// Code that the step needs and does not teach.
  package struct Setup: Sendable, Hashable {
    /// What the code is.
    package let title: String
    /// The numbers of its lines.
    package var lines: ClosedRange<Int>
  }

  /// The first line of code that is not a comment, or else the first line.
  var firstDeclaration: Line? {
    code.first { !$0.text.trimmed.hasPrefix("//") && !$0.text.isEmpty } ?? code.first
  }

  /// Whether it asks for no prediction, and its code only prints texts without values, such as the last line of a log.
  package var isClosing: Bool {
    predictions.isEmpty && !code.isEmpty
      && code.allSatisfy { $0.text.trimmed.wholeMatch(of: /print\("[^"\\]*"\)|/) != nil }
  }

  /// Splits a script with playground markup.
  ///
  /// A step begins with prose that follows code. Prose at the end of the script closes the last step, and what is asked there
  /// belongs to that step. A setup begins no step, and ends at the next prose; an empty line of prose ends it within the step.
  package static func steps(of script: String) -> [LessonStep] {
    var steps: [LessonStep] = [LessonStep()]
    var setup: String?
    for line in Markup.lines(of: script) {
      switch line.content {
      case .code(let text):
        let isBlank = text.allSatisfy(\.isWhitespace)
        if isBlank, steps[steps.count - 1].code.isEmpty { continue }
        steps[steps.count - 1].code.append(Line(number: line.number, text: text))
        if let setup, !isBlank { steps[steps.count - 1].fold(line.number, as: setup) }
      case .prose(let text):
        let wasSetup = setup != nil
        setup = Markup.callout("Setup", text)
        if setup != nil || wasSetup && text.isEmpty { continue }
        if !steps[steps.count - 1].code.isEmpty {
          steps[steps.count - 1].finish(before: line.number)
          var next = LessonStep()
          next.range = line.number..<line.number
          steps.append(next)
        }
        steps[steps.count - 1].read(text)
      }
    }
    let end = script.lines.count + 1
    steps[steps.count - 1].finish(before: end)
    if steps.count > 1, let last = steps.last, last.code.isEmpty {
      steps.removeLast()
      steps[steps.count - 1].close(with: last)
    }
    return steps
  }

  private mutating func read(_ text: String) {
    if text.hasPrefix("#"), heading == nil {
      heading = String(text.drop { $0 == "#" || $0 == " " })
    } else if let prediction = try? PredictionTask(text) {
      predictions.append(prediction)
    } else if let question = Markup.callout("Question", text) {
      questions.append(Question(text: question))
    } else if let answer = Markup.callout("Answer", text) {
      if !questions.isEmpty { questions[questions.count - 1].answer = answer }
    } else if let experiment = Markup.callout("Experiment", text) {
      experiments.append(experiment)
    } else if let hint = Markup.callout("Hint", text) {
      hints.append(hint)
    } else if let task = Markup.callout("Task", text) {
      tasks.append(task)
    } else if let name = Markup.callout("Misconception", text) {
      if let misconception = Misconception(rawValue: name) { misconceptions.append(misconception) }
    } else if Markup.callout("Limit", text) == nil, Markup.callout("Build", text) == nil {
      prose.append(text)
    }
  }

  /// Adds a line to the setup that is being read.
  private mutating func fold(_ number: Int, as title: String) {
    if let last = setups.last, last.title == title {
      setups[setups.count - 1].lines = last.lines.lowerBound...number
    } else {
      setups.append(Setup(title: title, lines: number...number))
    }
  }

  private mutating func finish(before line: Int) {
    while code.last?.text.allSatisfy(\.isWhitespace) ?? false { code.removeLast() }
    prose = Prose.trimmed(prose)
    range = range.lowerBound..<line
  }

  /// Takes over the markup at the end of the script, which has no code.
  private mutating func close(with last: LessonStep) {
    closing = (last.heading.map { ["## " + $0] } ?? []) + last.prose
    tasks += last.tasks
    misconceptions += last.misconceptions
    predictions += last.predictions
    questions += last.questions
    experiments += last.experiments
    hints += last.hints
    range = range.lowerBound..<last.range.upperBound
  }
}
