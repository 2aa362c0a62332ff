func greet(name: String, loudly: Bool) {}
greet(name: "a", loudly: true)
greet(name: "a", loud: true)  // expect error: the argument label is `loudly:`, not `loud:`
