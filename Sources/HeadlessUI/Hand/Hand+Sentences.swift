import Foundation

/// Gestures in words, for a prompt.
extension Hand {
  /// Makes the gesture that a sentence says, such as `tap Add`, `type rx into search` or `select RxCocoa in results`.
  ///
  /// The verbs are those of the methods; `swipe` deletes a row. A text that has one of the small words `in`, `into`, `to` or
  /// `by` in it may stand in quotes.
  ///
  /// - Returns: Why the gesture was refused; nil if it was made.
  public func make(_ sentence: String) -> ScreenProblem? {
    if let obstacle { return ScreenProblem(.refusedGesture, obstacle) }
    var problem: ScreenProblem?
    onRefusal = { problem = problem ?? $0 }
    let usage = follow(Sentence(sentence))
    onRefusal = nil
    if let usage { return ScreenProblem(.refusedGesture, usage) }
    return problem
  }

  /// Returns how a sentence is to be written that says too little; nil if its gesture was made or refused.
  private func follow(_ sentence: Sentence) -> String? {
    let rest = Sentence.unquoted(sentence.rest)
    let isEmpty = rest.isEmpty
    switch sentence.verb {
    case "tap":
      if isEmpty { return "say what to tap: `tap Add`" }
      touch(sentence)
    case "press":
      if isEmpty { return "say what to press: `press return`, `press delete` or `press Add`" }
      switch sentence.rest {
      case "return": press(.return)
      case "delete": press(.delete)
      default: onThing(sentence) { press($0, in: $1) }
      }
    case "drag":
      if isEmpty { return "say what to drag: `drag canvas`" }
      onThing(sentence) { drag($0, in: $1) }
    case "focus":
      if isEmpty { return "say which text input: `focus search`" }
      onThing(sentence) { focus(on: $0, in: $1) }
    case "type":
      if isEmpty { return "say what to type: `type rx into search`" }
      if let (text, target) = sentence.parts(around: "into") {
        type(Sentence.unquoted(text), into: Sentence.unquoted(target))
      } else {
        type(rest)
      }
    case "clear":
      if isEmpty { return "say which text input: `clear search`" }
      clear(rest)
    case "set":
      guard let (target, value) = sentence.parts(around: "to"), let number = Double(value) else {
        return "say what to set, and to which number: `set volume to 0.4`"
      }
      set(Sentence.unquoted(target), to: number)
    case "choose":
      guard let (title, target) = sentence.parts(around: "in") else {
        return "say which segment, and where: `choose Second in segments`"
      }
      choose(Sentence.unquoted(title), in: Sentence.unquoted(target))
    case "pick": return pick(sentence)
    case "scroll": return scroll(sentence)
    case "pull":
      if isEmpty { return "say which list to pull: `pull results`" }
      pull(rest)
    case "select", "deselect", "accessory", "swipe", "insert", "move":
      return onRow(sentence)
    case "home": home()
    case "reopen": reopen()
    default: return "no gesture is called `\(sentence.verb)`"
    }
    return nil
  }

  /// `tap Add`, `tap Add in cell`, and the signs that a stepper and a navigation bar are drawn with.
  private func touch(_ sentence: Sentence) {
    let sign = sentence.parts(around: "in")?.before ?? sentence.rest
    if !isOnScreen(sign) {
      let place = sentence.parts(around: "in").map { Sentence.unquoted($0.after) }
      switch sign {
      case "+": return step(.up, of: place)
      case "-", "−": return step(.down, of: place)
      case "back", "‹": return back()
      default: break
      }
    }
    onThing(sentence) { tap($0, in: $1) }
  }

  /// Makes a gesture on what is called by the whole text, or by the part before `in` in what is called by the part behind it.
  private func onThing(_ sentence: Sentence, _ gesture: (String, (any HandTarget)?) -> Void) {
    guard !isOnScreen(sentence.rest), let (thing, place) = sentence.parts(around: "in") else {
      gesture(Sentence.unquoted(sentence.rest), nil)
      return
    }
    gesture(Sentence.unquoted(thing), Sentence.unquoted(place))
  }

  private func onRow(_ sentence: Sentence) -> String? {
    if sentence.rest.isEmpty {
      return "say which row, by a text in it or by section and row: `\(sentence.verb) (0, 1)`"
    }
    let parts = isOnScreen(sentence.rest) ? nil : sentence.parts(around: "in")
    let list = parts.map { Sentence.unquoted($0.after) }
    if sentence.verb == "move" {
      guard
        let (row, target) = Sentence("move \(parts?.before ?? sentence.rest)").parts(around: "to"),
        let path = path(target)
      else { return "say which row to move, and where to: `move RxSwift to (0, 2)`" }
      move(self.row(row), to: path, in: list)
      return nil
    }
    let row = self.row(parts?.before ?? sentence.rest)
    switch sentence.verb {
    case "select": select(row, in: list)
    case "deselect": deselect(row, in: list)
    case "accessory": tapAccessory(of: row, in: list)
    case "swipe": delete(row, in: list)
    default: insert(at: row, in: list)
    }
    return nil
  }

  private func scroll(_ sentence: Sentence) -> String? {
    if let (list, row) = sentence.parts(around: "to") {
      scroll(Sentence.unquoted(list), to: self.row(row))
    } else if let (list, count) = sentence.parts(around: "by"), let rows = Int(count) {
      scroll(Sentence.unquoted(list), by: rows)
    } else {
      return "say what to scroll, and how far: `scroll results by 3` or `scroll results to RxCocoa`"
    }
    return nil
  }

  /// A row of a picker by its number or its title.
  private func pick(_ sentence: Sentence) -> String? {
    guard let (what, target) = sentence.parts(around: "in") else {
      return "say which row, and where: `pick 2 in sizes`"
    }
    let (row, place) = (Sentence.unquoted(what), Sentence.unquoted(target))
    if let number = Int(row) {
      pick(row: number, in: place)
      return nil
    }
    var found: (row: Int, component: Int)?
    act {
      guard let picker = find(.pick, place) as? UIPickerView else { return }
      for component in 0..<picker.numberOfComponents {
        for index in 0..<picker.numberOfRows(inComponent: component)
        where found == nil && picker.title(index, component) == row {
          found = (index, component)
        }
      }
      if found == nil { refuse("\(name(place)) has no row \"\(row)\"", picker) }
    }
    if let found { pick(row: found.row, component: found.component, in: place) }
    return nil
  }

  private func row(_ text: String) -> any RowTarget {
    if let path = path(text) { return path }
    return Sentence.unquoted(text)
  }

  /// `(0, 1)`: section 0, row 1.
  private func path(_ text: String) -> IndexPath? {
    guard text.first == "(", text.last == ")" else { return nil }
    let numbers = text.dropFirst().dropLast().split(separator: ",").map { part in
      Int(part.filter { $0 != " " }) ?? -1
    }
    guard numbers.count == 2, numbers[0] >= 0, numbers[1] >= 0 else { return nil }
    return IndexPath(row: numbers[1], section: numbers[0])
  }

  private func isOnScreen(_ text: String) -> Bool {
    shown.contains { names(of: $0).contains(text) }
  }

  // MARK: Completion

  /// How a sentence can go on: its last words, and the names on the screen that can stand in their place.
  public func completions(of sentence: String) -> (typed: String, names: [String]) {
    let verb = Sentence(sentence).verb
    let typed = String(sentence.dropFirst(verb.count).drop { $0 == " " })
    let small = ["type": "into", "scroll": "to", "set": "to"][verb] ?? "in"
    guard let place = Sentence.split(typed, at: small)?.after else {
      return verb == "type" ? (typed, []) : (typed, things(for: verb))
    }
    return (place, verb == "scroll" ? rowTexts : places(for: verb))
  }

  /// What a verb is said of.
  private func things(for verb: String) -> [String] {
    switch verb {
    case "select", "deselect", "accessory", "swipe", "insert", "move": return rowTexts
    case "choose": return named(.choose) { $0.captions }
    case "focus": return named(.type) { self.names(of: $0) }
    case "press": return named(.press) { self.names(of: $0) } + ["return", "delete"]
    default:
      guard let kind = Gesture.Kind(rawValue: verb) else { return [] }
      return named(kind) { self.names(of: $0) }
    }
  }

  /// What a verb names behind its small word.
  private func places(for verb: String) -> [String] {
    switch verb {
    case "type": named(.type) { self.names(of: $0) }
    case "choose": named(.choose) { self.names(of: $0) }
    case "pick": named(.pick) { self.names(of: $0) }
    case "set": []
    default: named(.scroll) { self.names(of: $0) }
    }
  }

  private var rowTexts: [String] {
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

  /// What is on the screen as it was laid out last.
  private var shown: [UIObject] { session.keyWindow.map { Picture(of: $0).objects } ?? [] }
}
