struct Home { var rooms: Int? = 1 }
let home: Home? = Home()
print(home.rooms as Any)  // error: value of optional type 'Home?' must be unwrapped to refer to member 'rooms' of wrapped base type 'Home'
