protocol Named { var name: String { get }; func greet() -> String }
struct Person: Named { var name: String }  // expect error: `Person` lacks `greet`, which `Named` asks for
print(Person(name: "a").name)
