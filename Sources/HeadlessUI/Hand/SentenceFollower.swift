import Foundation

/// Makes the gestures that sentences say.
struct SentenceFollower {
  let hand: Hand

  /// Returns how a sentence is to be written that says too little; nil if its gesture was made or refused.
  func follow(_ sentence: Sentence) -> String? {
    let rest = Sentence.unquoted(sentence.rest)
    let isEmpty = rest.isEmpty
    switch sentence.verb {
    case "tap":
      if isEmpty { return "say what to tap: `tap Add`" }
      touch(sentence)
    case "press":
      if isEmpty { return "say what to press: `press return`, `press delete` or `press Add`" }
      switch sentence.rest {
      case "return": hand.press(.return)
      case "delete": hand.press(.delete)
      default: onThing(sentence) { hand.press($0, in: $1) }
      }
    case "drag":
      if isEmpty { return "say what to drag: `drag canvas`" }
      onThing(sentence) { hand.drag($0, in: $1) }
    case "focus":
      if isEmpty { return "say which text input: `focus search`" }
      onThing(sentence) { hand.focus(on: $0, in: $1) }
    case "type":
      if isEmpty { return "say what to type: `type rx into search`" }
      if let (text, target) = sentence.parts(around: "into") {
        hand.type(Sentence.unquoted(text), into: Sentence.unquoted(target))
      } else {
        hand.type(rest)
      }
    case "clear":
      if isEmpty { return "say which text input: `clear search`" }
      hand.clear(rest)
    case "set":
      guard let (target, value) = sentence.parts(around: "to"), let number = Double(value) else {
        return "say what to set, and to which number: `set volume to 0.4`"
      }
      hand.set(Sentence.unquoted(target), to: number)
    case "choose":
      guard let (title, target) = sentence.parts(around: "in") else {
        return "say which segment, and where: `choose Second in segments`"
      }
      hand.choose(Sentence.unquoted(title), in: Sentence.unquoted(target))
    case "pick": return pick(sentence)
    case "scroll": return scroll(sentence)
    case "pull":
      if isEmpty { return "say which list to pull: `pull results`" }
      hand.pull(rest)
    case "select", "deselect", "accessory", "swipe", "insert", "move":
      return onRow(sentence)
    case "home": hand.home()
    case "reopen": hand.reopen()
    case "allow-location": hand.allowLocation()
    case "deny-location": hand.denyLocation()
    case "travel": return travel(sentence.rest)
    default: return "no gesture is called `\(sentence.verb)`"
    }
    return nil
  }

  /// `tap Add`, `tap Add in cell`, and the signs that a stepper and a navigation bar are drawn with.
  private func touch(_ sentence: Sentence) {
    let sign = sentence.parts(around: "in")?.before ?? sentence.rest
    if !hand.vocabulary.contains(sign) {
      let place = sentence.parts(around: "in").map { Sentence.unquoted($0.after) }
      switch sign {
      case "+": return hand.step(.up, of: place)
      case "-", "−": return hand.step(.down, of: place)
      case "back", "‹": return hand.back()
      default: break
      }
    }
    onThing(sentence) { hand.tap($0, in: $1) }
  }

  /// Makes a gesture on what is called by the whole text, or by the part before `in` in what is called by the part behind it.
  private func onThing(_ sentence: Sentence, _ gesture: (String, (any HandTarget)?) -> Void) {
    guard !hand.vocabulary.contains(sentence.rest),
      let (thing, place) = sentence.parts(around: "in")
    else {
      gesture(Sentence.unquoted(sentence.rest), nil)
      return
    }
    gesture(Sentence.unquoted(thing), Sentence.unquoted(place))
  }

  private func onRow(_ sentence: Sentence) -> String? {
    if sentence.rest.isEmpty {
      return "say which row, by a text in it or by section and row: `\(sentence.verb) (0, 1)`"
    }
    let parts = hand.vocabulary.contains(sentence.rest) ? nil : sentence.parts(around: "in")
    let list = parts.map { Sentence.unquoted($0.after) }
    if sentence.verb == "move" {
      guard
        let (row, target) = Sentence("move \(parts?.before ?? sentence.rest)").parts(around: "to"),
        let path = path(target)
      else { return "say which row to move, and where to: `move RxSwift to (0, 2)`" }
      hand.move(self.row(row), to: path, in: list)
      return nil
    }
    let row = self.row(parts?.before ?? sentence.rest)
    switch sentence.verb {
    case "select": hand.select(row, in: list)
    case "deselect": hand.deselect(row, in: list)
    case "accessory": hand.tapAccessory(of: row, in: list)
    case "swipe": hand.delete(row, in: list)
    default: hand.insert(at: row, in: list)
    }
    return nil
  }

  private func scroll(_ sentence: Sentence) -> String? {
    if let (list, row) = sentence.parts(around: "to") {
      hand.scroll(Sentence.unquoted(list), to: self.row(row))
    } else if let (list, count) = sentence.parts(around: "by"), let rows = Int(count) {
      hand.scroll(Sentence.unquoted(list), by: rows)
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
      hand.pick(row: number, in: place)
      return nil
    }
    hand.pick(row: row, in: place)
    return nil
  }

  /// `travel 52.5, 13.4`: degrees north and east.
  private func travel(_ place: String) -> String? {
    let degrees = place.split { $0 == "," || $0 == " " }.map { Double($0) }
    guard degrees.count == 2, let latitude = degrees[0], let longitude = degrees[1],
      abs(latitude) <= 90, abs(longitude) <= 180
    else { return "say where to, in degrees north and east: `travel 52.5, 13.4`" }
    hand.travel(latitude: latitude, longitude: longitude)
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
}
