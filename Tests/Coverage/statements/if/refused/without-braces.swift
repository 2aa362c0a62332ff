let n = 5
if n > 3 print("big")  // error: expected '{' after 'if' condition
