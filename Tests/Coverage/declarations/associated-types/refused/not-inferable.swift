protocol Holder { associatedtype Item; func take(_ item: Item) }
struct A: Holder {}  // error: type 'A' does not conform to protocol 'Holder'
