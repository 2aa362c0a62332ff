let list = [1]
print(list)
list.append(2)  // expect error: cannot use mutating member on immutable value: 'list' is a 'let' constant
