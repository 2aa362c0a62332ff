@propertyWrapper struct W { var wrappedValue: Int }
struct A { @W var n = "text" }  // error: cannot convert value of type 'String' to specified type 'Int'
