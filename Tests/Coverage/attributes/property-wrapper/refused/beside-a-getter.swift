@propertyWrapper struct W { var wrappedValue: Int }
struct A { @W var n: Int { 1 } }  // error: property wrapper cannot be applied to a computed property
