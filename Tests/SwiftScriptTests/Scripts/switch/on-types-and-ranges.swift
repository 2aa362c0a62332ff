func grade(_ s: Int) -> Character { switch s { case 90...: return "A"; case 80..<90: return "B"; case ..<0: return "?"; default: return "F" } }
print([95, 85, 10, -1].map(grade))  // expect: ["A", "B", "F", "?"]
func kind(_ c: Character) -> String { switch c { case "a"..."z": return "lower"; case "A"..."Z": return "upper"; case "0"..."9": return "digit"; default: return "other" } }
print("aZ5!".map(kind))  // expect: ["lower", "upper", "digit", "other"]
