class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
class Whole: Part {
  let part = Part("inside")
  deinit { print("whole ends") }
}
var w: Whole? = Whole("whole")
w = nil
// expect: whole ends
// expect: deinit whole
// expect: deinit inside
var a: Part? = Part("shared"), b = a
a = nil
print("still", b!.name)  // expect: still shared
b = nil  // expect: deinit shared
func scope() { let p = Part("local"); print("using", p.name) }
scope()
// expect: using local
// expect: deinit local
var list = [Part("one"), Part("two")]
list.removeFirst()  // expect: deinit one
list = []  // expect: deinit two
var slot = Part("old")
slot = Part("new")  // expect: deinit old
weak var gone = slot
print(gone?.name ?? "nil")  // expect: new
slot = Part("last")  // expect: deinit new
print(gone == nil)  // expect: true
