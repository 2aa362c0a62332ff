let text = "abc"
print(text.uppercasd())  // expect error: `String` has no member `uppercasd`
