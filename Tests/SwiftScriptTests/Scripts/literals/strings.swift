print("plain")  // expect: plain
print("tab\tquote\" backslash\\ unicode\u{e9} nul?")  // expect: tab	quote" backslash\ unicodeé nul?
print(#"raw \n stays \#(1 + 1)"#)  // expect: raw \n stays 2
print("""
  first
    indented
  last \
  joined
  """)
  // expect: first
  // expect:   indented
  // expect: last joined
let multiline = """
  "quotes" need no escape
  """
print(multiline)  // expect: "quotes" need no escape
print("")  // expect:
print("日本", "👍🏽", "e\u{301}")  // expect: 日本 👍🏽 é
print(["a\"b\n"])  // expect: ["a\"b\n"]
