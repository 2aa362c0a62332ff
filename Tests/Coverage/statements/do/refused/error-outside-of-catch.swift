do { print("body") }
print(error)  // error: expansion of macro 'error' requires leading '#'
