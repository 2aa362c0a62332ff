struct Shop { struct Item {} }
let t: Shop.Thing? = nil  // error: 'Thing' is not a member type of struct 'main.Shop'
