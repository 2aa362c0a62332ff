func sign(_ n: Int) -> String {  // expect error: `sign` can end without returning a `String`
  if n > 0 { return "plus" }
}
print(sign(1))
print(sign(-1))
