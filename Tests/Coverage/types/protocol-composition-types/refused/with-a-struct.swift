protocol Named { var name: String { get } }
struct Tag: Named { let name: String }
func f(_ t: Tag & Named) {}  // error: non-protocol, non-class type 'Tag' cannot be used within a protocol-constrained type
