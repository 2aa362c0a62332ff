let a = 1, b = 2.5
print(a + b)  // error: binary operator '+' cannot be applied to operands of type 'Int' and 'Double'
