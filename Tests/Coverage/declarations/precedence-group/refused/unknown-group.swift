infix operator <+>: NoSuchPrecedence  // error: unknown precedence group 'NoSuchPrecedence'
