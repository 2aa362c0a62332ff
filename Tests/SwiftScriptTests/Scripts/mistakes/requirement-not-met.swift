protocol Named { var name: String { get }; func greet() -> String }
struct Person: Named { var name: String }  // expect error: type 'Person' does not conform to protocol 'Named'
print(Person(name: "a").name)
