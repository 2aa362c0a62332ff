enum Door {
  case open, closed(locked: Bool)
  mutating func toggle() {
    switch self {
    case .open: self = .closed(locked: false)
    case .closed(locked: false): self = .open
    case .closed: break
    }
  }
  var isLocked: Bool { if case .closed(let locked) = self { return locked }; return false }
}
var door = Door.open
door.toggle()
print(door)  // expect: closed(locked: false)
door.toggle()
print(door, door.isLocked)  // expect: open false
door = .closed(locked: true)
door.toggle()
print(door, door.isLocked)  // expect: closed(locked: true) true
