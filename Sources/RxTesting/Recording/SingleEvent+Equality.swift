public import Rx

// Functions and not a conformance: `SingleEvent` is a `Result`, which is only `Equatable` if its failure is.

/// Returns whether both hold equal elements, or equal errors.
public func == <Element: Equatable>(
  lhs: SingleEvent<Element>,
  rhs: SingleEvent<Element>
) -> Bool {
  switch (lhs, rhs) {
  case (.success(let left), .success(let right)): left == right
  case (.failure(let left), .failure(let right)): areEqual(left, right)
  default: false
  }
}

/// Returns whether two events of a `Single` differ.
public func != <Element: Equatable>(
  lhs: SingleEvent<Element>,
  rhs: SingleEvent<Element>
) -> Bool {
  !(lhs == rhs)
}

/// Returns whether two lists of events of a `Single` are equal.
public func == <Element: Equatable>(
  lhs: [SingleEvent<Element>],
  rhs: [SingleEvent<Element>]
) -> Bool {
  lhs.elementsEqual(rhs) { $0 == $1 }
}
