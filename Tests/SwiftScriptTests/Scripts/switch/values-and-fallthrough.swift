func describe(_ n: Int) -> String {
  var text = "\(n) is"
  switch n { case 2, 3, 5: text += " prime and"; fallthrough; default: text += " an integer" }
  return text
}
print(describe(5), describe(4))  // expect: 5 is prime and an integer 4 is an integer
switch "b" { case "a", "b": print("a or b"); case let s: print(s) }  // expect: a or b
