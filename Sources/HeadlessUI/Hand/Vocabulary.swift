/// What a person can say of what is on the screen: the names of things, and of the rows of lists.
struct Vocabulary {
  /// What is on the screen as it was laid out last.
  private let shown: [UIObject]

  init(of session: ScreenSession) {
    shown = session.keyWindow.map { Picture(of: $0).objects } ?? []
  }

  /// Whether something is called by the whole text.
  func contains(_ text: String) -> Bool { shown.contains { names(of: $0).contains(text) } }

  /// What a verb is said of.
  func things(for verb: String) -> [String] {
    switch verb {
    case "select", "deselect", "accessory", "swipe", "insert", "move": return rowTexts
    case "choose": return named(.choose) { $0.captions }
    case "focus": return named(.type) { names(of: $0) }
    case "press": return named(.press) { names(of: $0) } + ["return", "delete"]
    default:
      guard let kind = Gesture.Kind(rawValue: verb) else { return [] }
      return named(kind) { names(of: $0) }
    }
  }

  /// What a verb names behind its small word.
  func places(for verb: String) -> [String] {
    switch verb {
    case "type": named(.type) { names(of: $0) }
    case "choose": named(.choose) { names(of: $0) }
    case "pick": named(.pick) { names(of: $0) }
    case "set": []
    default: named(.scroll) { names(of: $0) }
    }
  }

  var rowTexts: [String] {
    var texts: [String] = []
    for case let list as any RowList in shown {
      texts += list.shownRows.compactMap { $0.view.writing.first }
    }
    return texts
  }

  private func named(_ gesture: Gesture.Kind, _ names: (UIObject) -> [String]) -> [String] {
    var seen: Set<String> = []
    return shown.filter { $0.gestures.contains(gesture) }.flatMap { names($0) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The names by which a person may call an object.
  ///
  /// What is written in a text input changes with each key.
  private func names(of object: UIObject) -> [String] {
    (object.gestures.contains(.type) ? [] : object.writing) + object.captions
      + [object.subject.name].compactMap { $0 }
  }
}
