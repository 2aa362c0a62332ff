let list = [1]
print(list)  // expect: [1]
list.append(2)  // expect error: `append` changes what it is called on, and this is a constant
