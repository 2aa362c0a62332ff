final class Document {
  var text: String
  var tags: Set<String> = []
  init(_ t: String) { text = t }
  func copy() -> Document { let d = Document(text); d.tags = tags; return d }
}
let a = Document("one")
let b = a
let c = a.copy()
b.text += "!"
b.tags.insert("x")
c.tags.insert("y")
print(a.text, c.text, a.tags, c.tags)  // expect: one! one ["x"] ["y"]
func edit(_ d: Document) { d.text = d.text.uppercased() }
edit(a)
print(b.text)  // expect: ONE!
func replace(_ d: inout Document) { d = Document("new") }
var v = a
replace(&v)
print(v.text, a.text, v === a)  // expect: new ONE! false
struct Holder { let doc: Document; var n = 0 }
let h = Holder(doc: a)
h.doc.text = "through let"
print(a.text)  // expect: through let
var holders = [h, h]
holders[0].n = 5
holders[1].doc.text = "shared"
print(holders[0].n, holders[1].n, holders[0].doc.text)  // expect: 5 0 shared
