/// Something that a person does to one object on the screen.
public enum Gesture {
  /// What the object must offer for a gesture; see ``UIObject/gestures``.
  public enum Kind: String, Sendable {
    case tap, press, drag, type, clear, set, choose, step, pick, scroll, pull
  }

  public enum Key: Hashable, Sendable {
    case character(Character)
    case delete
    case `return`
  }

  public enum Direction: Sendable {
    case up, down
  }

  /// A short touch.
  case tap

  /// A long touch.
  case press

  /// A touch that moves.
  case drag

  /// A key of the keyboard, for the object that has the focus.
  case key(Key)

  /// The clear button of a text input.
  case clear

  /// A slider, moved to a value.
  case set(Double)

  /// A segment or a scope, by its title.
  case choose(String)

  /// One of the two ends of a stepper or a page control.
  case step(Direction)

  /// A row of a picker.
  case pick(row: Int, component: Int)

  /// A list, moved by rows; downwards if positive.
  case scroll(rows: Int)

  /// A list, pulled down at its top.
  case pull

  public var kind: Kind {
    switch self {
    case .tap: .tap
    case .press: .press
    case .drag: .drag
    case .key: .type
    case .clear: .clear
    case .set: .set
    case .choose: .choose
    case .step: .step
    case .pick: .pick
    case .scroll: .scroll
    case .pull: .pull
    }
  }
}
