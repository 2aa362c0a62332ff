let thing: Any = 1
print(thing + 1)  // error: cannot convert value of type 'Any' to expected argument type 'Int'
