func kind<T>(_ x: T) -> String { "plain" }
func kind<T>(_ x: T?) -> String { "optional" }
print(kind(1 as Int?), kind(1), [1, nil].map { kind($0) })  // expect: optional plain ["optional", "optional"]
func wide(_ x: Any) -> String { "any" }
func wide<T>(_ x: T?) -> String { "optional" }
print(wide("a"), wide(Character("c")), wide(Int8(3)), wide(Int("3")))  // expect: any any any optional
struct Grid {
  var cells = [1, 2]
}
@dynamicMemberLookup
struct Sheet {
  var grid = Grid()
  subscript(dynamicMember name: String) -> Int { 0 }
  subscript<T>(dynamicMember path: KeyPath<Grid, T>) -> T { grid[keyPath: path] }
}
print(Sheet().cells, Sheet().other)  // expect: [1, 2] 0
