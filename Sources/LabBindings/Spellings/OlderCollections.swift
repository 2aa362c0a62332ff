import SwiftScript

extension LabContext {
  /// What Swift 2 had for arrays and numbers, where it changes its receiver or has no other form today.
  func declareOlderCollections() {
    library.type("Array") { type in
      type.mutating("appendContentsOf(_ elements: Any)") { call, array in
        Self.change(&array) { $0 += call[0].elements ?? [] }
        return .void
      }
      type.mutating("insert(_ element: Any, atIndex: Int)") { call, array in
        let index = try call.index(1, in: array.elements?.indices.upperBound ?? 0)
        Self.change(&array) { $0.insert(call[0], at: index) }
        return .void
      }
      type.mutating("removeAtIndex(_ index: Int) -> Any") { call, array in
        let index = try call.index(0, in: (array.elements?.count ?? 0) - 1)
        let removed = array.elements?[index] ?? .void
        Self.change(&array) { $0.remove(at: index) }
        return removed
      }
      type.initializer("(count: Int, repeatedValue: Any)") {
        .array(Array(repeating: $0[1], count: try $0.count(0)))
      }
    }
    library.type("Dictionary") { type in
      type.mutating("removeValueForKey(_ key: Any) -> Any?") { call, dictionary in
        guard let box = dictionary.takeBox() else { return .none }
        defer { dictionary = .dictionary(box) }
        let old = box[call[0]]
        box[call[0]] = nil
        return .wrapping(old)
      }
    }
    library.type("Int") { type in
      for (label, isClosed) in [("to", false), ("through", true)] {
        type.method("stride(\(label) end: Int, by step: Int) -> Any") { call in
          try call.stride(from: call.receiver, to: call[0], by: call[1], through: isClosed)
        }
      }
    }
  }

  private static func change(_ value: inout Value, _ body: (inout [Value]) -> Void) {
    guard case .array(var elements) = value else { return }
    value = .void
    body(&elements)
    value = .array(elements)
  }
}

extension Call {
  /// A position in an array whose last one is `last`.
  fileprivate func index(_ position: Int, in last: Int) throws -> Int {
    let index = try int(position)
    guard (0...max(last, 0)).contains(index), last >= 0 else {
      throw trap("index \(index) is out of range")
    }
    return index
  }
}
