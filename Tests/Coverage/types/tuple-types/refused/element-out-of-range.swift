let point = (1, 2)
print(point.2)  // error: value of tuple type '(Int, Int)' has no member '2'
