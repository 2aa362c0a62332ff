let name: String = "Ada Lovelace"
let first: String = name.prefix(3)  // expect error: cannot convert value of type 'Substring' to specified type 'String'
