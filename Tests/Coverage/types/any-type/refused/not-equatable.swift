let a: Any = 1, b: Any = 1
print(a == b)  // error: cannot convert value of type 'Any' to expected argument type 'any (~Copyable & ~Escapable).Type'
