switch 3 {
case 3: fallthrough  // error: 'fallthrough' from a case which doesn't bind variable 'n'
case let n: print(n)
}
