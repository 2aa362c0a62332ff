func f(_ n: inout Int, _ run: (@escaping () -> Void) -> Void) {
  run { n += 1 }  // error: escaping closure captures 'inout' parameter 'n'
}
