let list = [1]
var i = 0
i -= 1
print(list[i])  // expect error: Index out of range
