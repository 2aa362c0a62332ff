@dynamicMemberLookup  // error: '@dynamicMemberLookup' requires 'Settings' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path
struct Settings {}
