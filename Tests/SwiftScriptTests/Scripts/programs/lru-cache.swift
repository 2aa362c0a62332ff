final class LRU<K: Hashable, V> {
  private var store: [K: V] = [:]
  private var order: [K] = []
  private let capacity: Int
  init(_ c: Int) { capacity = c }
  subscript(key: K) -> V? {
    get {
      guard let v = store[key] else { return nil }
      touch(key)
      return v
    }
    set {
      if let newValue { store[key] = newValue; touch(key) } else { store[key] = nil; order.removeAll { $0 == key } }
      while order.count > capacity { store[order.removeFirst()] = nil }
    }
  }
  private func touch(_ key: K) { order.removeAll { $0 == key }; order.append(key) }
  var keys: [K] { order }
}
let cache = LRU<String, Int>(2)
cache["a"] = 1
cache["b"] = 2
print(cache["a"]!, cache.keys)  // expect: 1 ["b", "a"]
cache["c"] = 3
print(cache["b"] as Any, cache.keys)  // expect: nil ["a", "c"]
cache["a"] = nil
print(cache.keys, cache["c"]!)  // expect: ["c"] 3
