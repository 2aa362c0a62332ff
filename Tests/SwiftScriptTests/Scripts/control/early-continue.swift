for n in 1...10 {
  if n.isMultiple(of: 2) { continue }
  guard n < 8 else { break }
  print(n, terminator: " ")
}
print("done")  // expect: 1 3 5 7 done
