let counter = 1
print(countr)  // expect error: there is nothing called `countr` here
