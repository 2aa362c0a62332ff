public import Foundation

extension Hand {
  /// Moves a slider to a value.
  public func set(_ target: any HandTarget, to value: Double) {
    make(.set(value), on: target, "set \(name(target)) to \(NumberText.short(value))")
  }

  /// Sets a date picker to a date.
  public func set(_ target: any HandTarget, to date: Date) {
    let value = date.timeIntervalSinceReferenceDate
    make(.set(value), on: target, "set \(name(target)) to \(date)")
  }

  /// Chooses a segment or a scope by its title.
  public func choose(_ title: String, in target: any HandTarget) {
    make(.choose(title), on: target, "choose \(title) in \(name(target))")
  }

  /// Touches one of the two ends of a stepper or a page control; the only one on the screen, unless you name it.
  public func step(_ direction: Gesture.Direction, of target: (any HandTarget)? = nil) {
    act {
      guard let target = target ?? only(.step) else { return }
      guard let object = find(.step, target) else { return }
      perform(.step(direction), on: object, "step \(direction) \(name(target))")
    }
  }

  /// Turns a component of a picker to a row.
  public func pick(row: Int, component: Int = 0, in target: any HandTarget) {
    make(
      .pick(row: row, component: component),
      on: target,
      "pick row \(row) of component \(component) in \(name(target))"
    )
  }

  /// Turns a component of a picker to the row with a title; the first component that has one, unless you name it.
  public func pick(row title: String, component: Int? = nil, in target: any HandTarget) {
    act {
      guard let object = find(.pick, target), let picker = object as? UIPickerView else { return }
      guard let place = picker.place(of: title, in: component) else {
        refuse("\(name(target)) has no row \"\(title)\"", picker)
        return
      }
      perform(
        .pick(row: place.row, component: place.component),
        on: picker,
        "pick \(title) in \(name(target))"
      )
    }
  }
}
