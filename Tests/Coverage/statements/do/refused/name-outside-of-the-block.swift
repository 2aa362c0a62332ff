do { let inner = 1; print(inner) }
print(inner)  // error: cannot find 'inner' in scope
