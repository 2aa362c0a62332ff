// An index prints as its offset in code units and the encoding that it counts in.
let text = "héllo"
print(text.startIndex, text.endIndex)  // expect: 0[any] 6[utf8]
print(text.index(text.startIndex, offsetBy: 2))  // expect: 3[utf8]
print([text.firstIndex(of: "l")!])  // expect: [3[utf8]]
