func f(_ n: Int = "one") {}  // error: default argument value of type 'String' cannot be converted to type 'Int'
