import Fundation  // expect error: there is no module `Fundation` here
print("never")
