let ages: [String: Int] = []  // error: use [:] to get an empty dictionary literal
