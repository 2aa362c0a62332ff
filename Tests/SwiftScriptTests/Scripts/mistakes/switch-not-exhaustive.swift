enum E { case a, b, c }
func text(_ e: E) -> String {
  switch e {  // expect error: switch must be exhaustive
  case .a: return "a"
  case .b: return "b"
  }
}
print(text(.a), text(.b))
print(text(.c))
