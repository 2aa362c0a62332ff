let kind: Int.Type = 3  // error: cannot convert value of type 'Int' to specified type 'Int.Type'
