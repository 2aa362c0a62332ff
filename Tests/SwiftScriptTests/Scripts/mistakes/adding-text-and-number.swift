let n = 5
print("n" + "x")
print("n" + n)  // expect error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
