let huge = 9_223_372_036_854_775_808  // error: integer literal '9223372036854775808' overflows when stored into 'Int'
