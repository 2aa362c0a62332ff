struct Multiplier { func callAsFunction(_ n: Int) -> Int { n } }
print(Multiplier()("two"))  // error: cannot convert value of type 'String' to expected argument type 'Int'
