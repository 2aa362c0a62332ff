let table = ["a": 1, "b"]  // error: expected ':' in dictionary literal
