func unless(_ condition: Bool, _ value: @autoclosure () -> Int) -> Int { condition ? 0 : value() }
func loud(_ n: Int) -> Int {
  print("computing", n)
  return n
}
print(unless(true, loud(1)))
// expect: 0
// expect: computing 2
print(unless(false, loud(2)))  // expect: 2
func check(_ message: @autoclosure () -> String, when: Bool) { if when { print(message()) } }
check("shown \(loud(3))", when: true)
check("hidden \(loud(4))", when: false)
// expect: computing 3
// expect: shown 3
