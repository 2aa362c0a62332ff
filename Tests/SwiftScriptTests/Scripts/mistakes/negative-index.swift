let list = [1]
var i = 0
i -= 1
print(list[i])  // expect error: index -1 is out of range
