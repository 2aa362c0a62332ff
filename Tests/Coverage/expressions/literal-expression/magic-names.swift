func where2(_ line: Int = #line, _ name: String = #function) -> String { "\(name):\(line)" }
print(#line)  // expect: 2
struct Log {
  init() { print(#function) }
  var value: String { #function }
  func note(_ n: Int, to: String) { print(#function) }
  subscript(i: Int) -> String { #function }
}
let log = Log()  // expect: init()
print(log.value)  // expect: value
log.note(1, to: "a")  // expect: note(_:to:)
print(log[0])  // expect: subscript(_:)
func here() { print(where2()) }
here()  // expect: here():13
print(#file.hasSuffix(".swift"), #fileID.hasSuffix(".swift"))  // expect: true true
print(#column)  // expect: 7
