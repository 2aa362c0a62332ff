// A closure of type `Void` gives nothing, whatever the branches of its only statement make.
@discardableResult
func log(_ text: String) -> Int {
  print("log", text)
  return text.count
}
func each(_ body: (Int) -> Void) {
  body(1)
  body(2)
}
each { (number) -> Void in
  switch number {
  case 1: log("one")
  default: print("more")
  }
}
// expect: log one
// expect: more
each { number -> () in
  if number == 1 { log("first") } else { print("not first") }
}
// expect: log first
// expect: not first
each { number -> Void in log("number \(number)") }
// expect: log number 1
// expect: log number 2
let silent: (Int) -> Void = { (number) -> Void in if number > 1 { log("big") } }
each(silent)
// expect: log big
