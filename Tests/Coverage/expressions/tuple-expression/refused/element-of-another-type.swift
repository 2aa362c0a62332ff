var t = (1, "a")
t.1 = 2  // error: cannot assign value of type 'Int' to type 'String'
