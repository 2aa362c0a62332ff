print(-2.description)  // error: unary operator '-' cannot be applied to an operand of type 'String'
