let counter = 1
print(countr)  // expect error: cannot find 'countr' in scope
