// An accessor that yields a place lets its caller change what is there, and runs on afterwards.

struct Store {
  private var values = [1, 2, 3]
  var first: Int {
    _read { yield values[0] }
    _modify {
      print("before")
      defer { print("after") }
      yield &values[0]
    }
  }
  subscript(index: Int, default other: Int) -> Int {
    get { values.indices.contains(index) ? values[index] : other }
    _modify {
      var value = values.indices.contains(index) ? values[index] : other
      yield &value
      if values.indices.contains(index) { values[index] = value } else { values.append(value) }
    }
  }
  var all: [Int] { values }
}
var store = Store()
store.first += 10
print(store.first, store.all)
store[1, default: 0] *= 7
store[9, default: 40] += 2
print(store.all, store[5, default: -1])

// expect: before
// expect: after
// expect: 11 [11, 2, 3]
// expect: [11, 14, 3, 42] -1
