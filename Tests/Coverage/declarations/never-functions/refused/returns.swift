func stop(_ n: Int) -> Never {
  let m = n + 1
  print(m)
}  // error: global function with uninhabited return type 'Never' is missing call to another never-returning function on all paths
