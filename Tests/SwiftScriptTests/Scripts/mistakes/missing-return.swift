func sign(_ n: Int) -> String {
  if n > 0 { return "plus" }
}  // expect error: missing return in global function expected to return 'String'
print(sign(1))
print(sign(-1))
