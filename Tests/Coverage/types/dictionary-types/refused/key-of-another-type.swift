let ages = ["ann": 3]
print(ages[0]!)  // error: cannot convert value of type 'Int' to expected argument type 'String'
