struct Counter {
  var count = 0 {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue) }
  }
}
func touch(_ n: inout Int) { print("inside") }
func raise(_ n: inout Int) {
  n += 1
  n += 1
  print("raised to", n)
}
var counter = Counter()
touch(&counter.count)
// expect: inside
// expect: will 0
// expect: did 0
raise(&counter.count)
// expect: raised to 2
// expect: will 2
// expect: did 0
var log = [Int]() { didSet { print("log", log) } }
log.append(3)  // expect: log [3]
func fill(_ list: inout [Int]) { list += [4, 5] }
fill(&log)  // expect: log [3, 4, 5]
