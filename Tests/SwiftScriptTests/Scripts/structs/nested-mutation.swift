struct Engine { var power = 1; mutating func tune() { power += 10 } }
struct Car { var engine = Engine(); var spare: Engine?; mutating func tune() { engine.tune(); spare?.tune() } }
var car = Car()
car.tune()
car.spare = Engine()
car.tune()
car.engine.power *= 2
print(car.engine.power, car.spare!.power)  // expect: 42 11
var garage = [car, Car()]
garage[1].tune()
garage[0].engine.tune()
print(garage.map(\.engine.power), car.engine.power)  // expect: [52, 11] 42
