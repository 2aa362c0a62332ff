let list = [1, 2]
print(list["a"])  // error: no exact matches in call to subscript
