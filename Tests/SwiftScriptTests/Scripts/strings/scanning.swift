// A scanner goes through a text, and skips blanks unless it is told otherwise.
import Foundation

let scanner = Scanner(string: "  12 apples, 3.5e1 kg and Twelve")
print(scanner.scanInt() ?? 0, scanner.scanUpToString(",") ?? "", scanner.scanString(",") ?? "")
print(scanner.scanDouble() ?? 0, scanner.scanCharacters(from: .letters) ?? "", scanner.scanInt() as Any)
print(scanner.scanString("AND") ?? "", scanner.isAtEnd)
print(scanner.scanUpToCharacters(from: .whitespaces) ?? "", scanner.isAtEnd, scanner.scanCharacter() as Any)

let pairs = Scanner(string: "a=1;b=2")
pairs.charactersToBeSkipped = nil
while !pairs.isAtEnd {
  let key = pairs.scanUpToString("=") ?? ""
  _ = pairs.scanCharacter()
  print(key, pairs.scanUpToString(";") ?? "", pairs.scanLocation)
  _ = pairs.scanString(";")
}

// expect: 12 apples ,
// expect: 35.0 kg nil
// expect: and false
// expect: Twelve true nil
// expect: a 1 3
// expect: b 2 7
