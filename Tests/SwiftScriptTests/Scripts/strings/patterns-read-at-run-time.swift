// A pattern that is read at run time matches with an output of any shape, of which .0 is the text.
let r = try! Regex("([0-9]+)(x)?")
let m = "ab34".firstMatch(of: r)!
print(m.0, m.output.count, m.output[0].substring ?? "-", m.output[1].substring as Any, m.output[2].substring as Any, type(of: m.0))
// expect: 34 3 34 Optional("34") nil Substring
print("a1b2".replacing(r) { "<\($0.output[0].substring!)>" }, m.range == m.output[0].range!)
// expect: a<1>b<2> true
