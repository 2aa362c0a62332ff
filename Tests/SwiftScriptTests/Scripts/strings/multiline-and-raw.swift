let name = "Ann"
let letter = """
Dear \(name),
  "quoted" and \\ slash
end
"""
print(letter)
// expect: Dear Ann,
// expect:   "quoted" and \ slash
// expect: end
print(letter.split(separator: "\n").count, #"\(name) stays"#, #"but \#(name) goes"#, ##"a "# b"##)
// expect: 3 \(name) stays but Ann goes a "# b
print("""
one \
two
""")  // expect: one two
