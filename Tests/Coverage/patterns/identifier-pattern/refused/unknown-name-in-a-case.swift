switch 3 {
case limit: print("limit")  // error: cannot find 'limit' in scope
default: break
}
