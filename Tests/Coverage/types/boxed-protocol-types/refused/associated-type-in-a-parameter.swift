protocol Holder { associatedtype Item; func put(_ item: Item) }
struct Box: Holder { func put(_ item: Int) {} }
let h: any Holder = Box()
h.put(1)  // error: member 'put' cannot be used on value of type 'any Holder'; consider using a generic constraint instead [#ExistentialMemberAccess]
