let greeting = "hello  // error: unterminated string literal
