let list = [1]
list.append(2)  // error: cannot use mutating member on immutable value: 'list' is a 'let' constant
