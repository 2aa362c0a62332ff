actor Counter { var n = 0; func up() { n += 1 } }
func f(_ c: Counter) async { c.up() }  // error: actor-isolated instance method 'up()' cannot be called from outside of the actor
