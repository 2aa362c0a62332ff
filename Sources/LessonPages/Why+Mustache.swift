import Mustache

// A page has far more explanations than anything else. Without these, each of their values would be looked up by reflection,
// which takes most of the time.

extension Sentence: MustacheParent {
  func child(named name: String) -> Any? { name == "pieces" ? pieces : nil }
}

extension Sentence.Piece: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "plainText": plainText
    case "codeText": codeText
    case "emphasisText": emphasisText
    case "strongText": strongText
    default: nil
    }
  }
}

extension Why.Step: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "sentence": sentence
    case "about": about
    case "line": line
    default: nil
    }
  }
}
