@dynamicMemberLookup
struct A { subscript(dynamicMember n: Int) -> Int { n } }  // error: '@dynamicMemberLookup' requires 'A' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path
