func stop() { print("stop") }
func f(_ n: Int?) {
  guard let n else { stop() }  // error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
  print(n)
}
