func noisy(_ value: Bool, _ name: String) -> Bool {
  print("asked", name)
  return value
}
// expect: asked a
print(noisy(false, "a") && noisy(true, "b"))
// expect: false
// expect: asked c
print(noisy(true, "c") || noisy(true, "d"))
// expect: true
// expect: asked e
print(!noisy(true, "e"))  // expect: false
print(true && false || true)
// expect: true
// expect: asked f
print(noisy(true, "f") ? "yes" : "no")  // expect: yes
let score = 75
print(score > 90 ? "A" : score > 70 ? "B" : "C")  // expect: B
