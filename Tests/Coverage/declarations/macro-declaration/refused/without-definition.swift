@freestanding(expression) macro stringify(_ n: Int) -> String  // error: macro 'stringify' requires a definition
