enum E { case a, b, c }
func text(_ e: E) -> String {
  switch e {  // expect error: no case of this `switch` matches `.c`
  case .a: return "a"
  case .b: return "b"
  }
}
print(text(.a), text(.b))  // expect: a b
print(text(.c))
