// The parameters of a closure with several statements, which only its statements tell.
func one<A>(_ use: (A) -> Void, _ value: A? = nil) { print(A.self) }
func two<A, B>(_ use: (A) -> B) { print(A.self, B.self) }
func take(_ number: Double) {}
var count = 1
var words: [String] = []
one { number in  // expect: Int
  count = number
  print(number)
}
one { word in  // expect: String
  let text = "a"
  words.append(text)
  words.append(word)
}
two { number -> Int in  // expect: Int Int
  count = number
  return 3
}
two { number in  // expect: Int String
  count = number
  return "s"
}
two { number in  // expect: Double Double
  if count > 3 { take(number) }
  take(number)
  return number
}

// A condition asks, too, and so do the statements of a block.
one { isBusy in  // expect: Bool
  if isBusy { print("busy") } else { print("idle") }
}
one { number in  // expect: Double
  for _ in 0..<1 {
    guard count > 0 else { return }
    take(number)
  }
}
