struct App { static var launches = 0; static let name = "app"; static var title: String { "\(name) #\(launches)" }
  static func launch() { launches += 1 } }
App.launch(); App.launch()
App.launches += 10
print(App.title, App.launches)  // expect: app #12 12
class Base { static var shared = Base(); var n = 0 }
Base.shared.n = 4
print(Base.shared.n)  // expect: 4
Base.shared = Base()
print(Base.shared.n)  // expect: 0
