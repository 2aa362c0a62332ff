/// The objects and captured variables of a run that are alive.
///
/// Those that hold each other would stay when their run is over, and with them the types, the code and the modules that they
/// refer to. Every cycle of a script leads through one of them, so emptying each breaks all cycles.
///
/// Guarded as the runtime is: one thread at a time makes or releases what belongs to a script.
@usableFromInline
package final class LiveObjects {
  @exclusivity(unchecked) var instances = LiveList<Instance>()
  @exclusivity(unchecked) var cells = LiveList<Cell>()

  /// Takes what they hold out of all of them, which no code may use afterwards.
  func empty() {
    while let instance = instances.first {
      instances.remove(instance)
      instance.empty()
    }
    while let cell = cells.first {
      cells.remove(cell)
      cell.value = .void
    }
  }
}

/// An element of a list that does not keep it alive: it takes itself out before it goes.
protocol LiveElement: AnyObject {
  var previous: Self? { get set }
  var next: Self? { get set }
}

struct LiveList<Element: LiveElement> {
  private(set) unowned(unsafe) var first: Element?

  mutating func add(_ element: Element) {
    if let first {
      first.previous = element
      element.next = first
    }
    first = element
  }

  mutating func remove(_ element: Element) {
    let (previous, next) = (element.previous, element.next)
    if let previous {
      previous.next = next
    } else if first === element {
      first = next
    }
    if let next { next.previous = previous }
    (element.previous, element.next) = (nil, nil)
  }
}
