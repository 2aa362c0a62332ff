let kind = Int  // error: expected member name or initializer call after type name
