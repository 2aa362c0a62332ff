import Fundation  // expect error: no such module 'Fundation'
print("never")
