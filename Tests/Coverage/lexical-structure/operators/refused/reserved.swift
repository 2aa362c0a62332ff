infix operator =>
postfix operator =  // error: cannot declare a custom 'postfix' '=' operator
