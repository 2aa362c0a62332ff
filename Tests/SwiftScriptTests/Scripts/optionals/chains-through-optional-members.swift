struct Pet { var name: String?; var age = 3 }
struct Owner { var pet: Pet?; var nick: String? }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "(none)" } }
let owner: Owner? = Owner(pet: Pet(name: "Rex"), nick: nil)
print(owner?.pet?.name.map { $0.uppercased() } as Any)  // expect: Optional("REX")
print(owner?.nick.map { $0.count } as Any, owner?.nick.orEmpty as Any, owner?.pet?.name.orEmpty ?? "")
// expect: nil Optional("(none)") Rex
let lists: [String: [Int]]? = ["a": [1, 2]]
print(lists?["a"]?.last.map { $0 * 10 } as Any, lists?["b"]?.last.map { $0 * 10 } as Any)  // expect: Optional(20) nil
let nobody: Owner? = nil
print(nobody?.nick.orEmpty as Any, nobody?.pet.flatMap { $0.name } as Any, owner?.pet.flatMap { $0.name } ?? "-")
// expect: nil nil Rex
print(owner?.pet?.age.description.count ?? 0, nobody?.pet?.age.description.count ?? 0)  // expect: 1 0
