let n = 3
if case let m? = n { print(m) }  // error: '?' pattern cannot match values of type 'Int'
