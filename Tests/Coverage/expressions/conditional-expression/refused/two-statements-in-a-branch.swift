let n = 1
let s = if n > 0 {
  print("positive")
  "a"
} else { "b" }  // error: non-expression branch of 'if' expression may only end with a 'throw'
