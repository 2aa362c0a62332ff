class Circle { var r: Double; init(r: Double) { self.r = r }
  var diameter: Double { get { r * 2 } set { r = newValue / 2 } }
  func scaled(by k: Double) -> Circle { Circle(r: r * k) } }
let c = Circle(r: 2)
c.diameter = 10
print(c.r, c.scaled(by: 2).diameter)  // expect: 5.0 20.0
