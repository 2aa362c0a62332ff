func greet(name: String, loudly: Bool) {}
greet(name: "a", loudly: true)
greet(name: "a", loud: true)  // expect error: incorrect argument label in call (have 'name:loud:', expected 'name:loudly:')
