let name: String = "Ada Lovelace"
let first: String = name.prefix(3)  // expect error: expected `String`, got `Substring`
