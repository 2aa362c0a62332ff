/// The order in which a run takes what could run next, as its differences from the usual order.
///
/// A run makes a choice whenever more than one thread or deadline could be next. The choices are numbered from 1, and so are
/// the candidates of each choice, behind candidate 0: what runs next in the usual order. A schedule lists the choices that
/// take another one. It has a text, `3:1,5:2`: choice 3 takes candidate 1, choice 5 takes candidate 2.
public struct Schedule: Sendable, Hashable {
  /// A choice that does not take the usual candidate.
  public struct Choice: Sendable, Hashable {
    /// The number of the choice in the run, from 1.
    public let number: Int
    /// The candidate that it takes, from 1.
    public let candidate: Int

    public init(number: Int, candidate: Int) {
      (self.number, self.candidate) = (number, candidate)
    }
  }

  /// The choices that differ from the usual ones, by ascending number.
  public private(set) var choices: [Choice]

  /// The usual order.
  public static let usual = Schedule()

  /// Creates a schedule.
  ///
  /// - Parameter choices: Ascending numbers and candidates, both from 1.
  public init(_ choices: [Choice] = []) {
    precondition(
      choices.allSatisfy { $0.number > 0 && $0.candidate > 0 }
        && zip(choices, choices.dropFirst()).allSatisfy { $0.number < $1.number },
      "The choices of a schedule have ascending numbers from 1."
    )
    self.choices = choices
  }

  /// Adds a choice behind the others.
  public mutating func append(_ choice: Choice) {
    precondition(choice.number > choices.last?.number ?? 0, "A choice is added behind the others.")
    choices.append(choice)
  }

  /// The schedule, and a choice behind the others.
  public func appending(_ choice: Choice) -> Schedule {
    var longer = self
    longer.append(choice)
    return longer
  }

  /// The schedule without one of its choices.
  public func removing(at index: Int) -> Schedule {
    var shorter = self
    shorter.choices.remove(at: index)
    return shorter
  }
}

extension Schedule: LosslessStringConvertible {
  /// The text of the usual order.
  private static let usualName = "usual"

  /// Reads `3:1,5:2`, or `usual`.
  public init?(_ text: String) {
    if text == Self.usualName {
      self = .usual
      return
    }
    var choices: [Choice] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let numbers = word.split(separator: ":", omittingEmptySubsequences: false)
      guard numbers.count == 2,
        let number = Self.number(numbers[0]), let candidate = Self.number(numbers[1]),
        number > choices.last?.number ?? 0
      else { return nil }
      choices.append(Choice(number: number, candidate: candidate))
    }
    self.init(choices)
  }

  /// `3:1,5:2`, or `usual`.
  public var description: String {
    choices.isEmpty ? Self.usualName : choices.map(\.description).joined(separator: ",")
  }

  private static func number(_ word: Substring) -> Int? {
    guard word.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(word), number > 0
    else { return nil }
    return number
  }
}

extension Schedule.Choice: CustomStringConvertible {
  public var description: String { "\(number):\(candidate)" }
}
