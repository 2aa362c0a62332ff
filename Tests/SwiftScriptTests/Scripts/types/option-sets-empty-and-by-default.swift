struct Options: OptionSet {
  let rawValue: Int
  static let bold = Options(rawValue: 1 << 0)
  static let italic = Options(rawValue: 1 << 1)
  static let all: Options = [.bold, .italic]
}
var o = Options()
print(o.isEmpty, o)  // expect: true Options(rawValue: 0)
o.insert(.bold)
print(o.contains(.bold), o.rawValue, o == .bold)  // expect: true 1 true
let none: Options = .init()
print(none.rawValue)  // expect: 0
func make(_ options: Options = Options()) -> Int { options.rawValue }
print(make(), make([.italic]), make(.all))  // expect: 0 2 3
print(Options.all.subtracting(.bold), Options.all.symmetricDifference(.bold).rawValue)  // expect: Options(rawValue: 2) 2
