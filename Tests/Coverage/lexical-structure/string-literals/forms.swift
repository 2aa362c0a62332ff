let name = "Ann"
print("hi \(name), \(1 + 2)")  // expect: hi Ann, 3
print("tab\tquote\" back\\ null\0end".count)  // expect: 25
print("\u{48}\u{49} \u{1F600}")  // expect: HI 😀
print(#"raw \n \(name)"#, #"but \#(name)"#)  // expect: raw \n \(name) but Ann
print(##"two "# marks"##)  // expect: two "# marks
let block = """
  first
    indented \(name)
  joined \
  here
  "quotes" and \"""
  """
print(block)
// expect: first
// expect:   indented Ann
// expect: joined here
// expect: "quotes" and """
let raw = #"""
  keep \n as is
  and "" that
  """#
print(raw)
// expect: keep \n as is
// expect: and "" that
print("nested \("in \("side")")")  // expect: nested in side
print("dict \(["k": 1]["k"]!)")  // expect: dict 1
print("".isEmpty, """

  """.count)  // expect: true 0
