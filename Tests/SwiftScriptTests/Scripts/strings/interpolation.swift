let name = "Ada"
let age = 36
print("\(name) is \(age)")  // expect: Ada is 36
print("sum \(1 + 2), nested \("in \(name)")")  // expect: sum 3, nested in Ada
print("optional \(Optional(3) as Any), nil \(nil as Int? as Any)")
// expect: optional Optional(3), nil nil
print("array \([1, 2]), dictionary \(["k": 1]), tuple \((1, "x"))")
// expect: array [1, 2], dictionary ["k": 1], tuple (1, "x")
print("bool \(true) double \(2.50)")  // expect: bool true double 2.5
struct Point { var x = 1, y = 2 }
print("point \(Point())")  // expect: point Point(x: 1, y: 2)
print("closure \({ 3 }())")  // expect: closure 3
print("ternary \(age > 30 ? "old" : "young")")  // expect: ternary old
print("\(name)\(name)")  // expect: AdaAda
print("""
  multi \(name)
  line \(age)
  """)
  // expect: multi Ada
  // expect: line 36
