@propertyWrapper struct W { var wrappedValue: Int }
struct A { @W var n: String }  // error: property type 'String' does not match 'wrappedValue' type 'Int'
