func take(_ n: Int) { precondition(n < 3, "too many"); print("took", n) }  // expect error: Precondition failed: too many
take(2)  // expect: took 2
take(3)
