extension [Value] {
  /// Releases the values and everything that they hold, one after another.
  ///
  /// Left to themselves, the objects of a long list would release each other in calls inside calls, and end the process when
  /// the stack is full. The fields of every object and variable that is reached are emptied, so cycles go as well.
  ///
  /// The first go first: of the host's objects, those made first mostly hold those made later, as a subject holds its
  /// subscribers, and these are then still held here.
  mutating func releaseAll() {
    var released = 0
    while released < count {
      let value = self[released]
      self[released] = .void
      released += 1
      value.release(into: &self)
      // To remove each by itself would move all the others.
      if released > 1_024, released * 2 > count {
        removeFirst(released)
        released = 0
      }
    }
    self = []
  }

  fileprivate mutating func take(_ values: inout [Value]) {
    append(contentsOf: values)
    values = []
  }
}

extension Value {
  /// Releases what the value holds into `values`.
  fileprivate func release(into values: inout [Value]) {
    switch self {
    case .array(let elements): values += elements
    case .dictionary(let box): box.release(into: &values)
    case .tuple(let tuple): values.take(&tuple.elements)
    case .optional(let box): if let box { values.append(box.value) }
    case .structure(let box): values.take(&box.fields)
    case .object(let instance): values.take(&instance.fields)
    case .enumeration(let box): values += box.payload
    case .function(let function): function.release(into: &values)
    case .cell(let cell): cell.release(into: &values)
    case .void, .bool, .int, .double, .string, .character, .type, .native, .implicitMember, .weak,
      .uninitialized:
      break
    }
  }
}

extension Cell {
  /// Releases the value into `values`.
  func release(into values: inout [Value]) {
    values.append(value)
    value = .uninitialized
  }
}

extension DictionaryBox {
  /// Releases the keys and values into `values`.
  fileprivate func release(into values: inout [Value]) {
    for case (let key, let value)? in entries { values += [key, value] }
    entries = []
    index = [:]
  }
}
