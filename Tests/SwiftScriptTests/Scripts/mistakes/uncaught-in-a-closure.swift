enum E: Error { case bad(Int) }
let doubled = try [1, 2, 3].map { n -> Int in
  if n == 3 { throw E.bad(n) }  // expect error: uncaught error: main.E.bad(3)
  print("saw", n)  // expect: saw 1
  return n * 2
}
print(doubled)  // expect: saw 2
