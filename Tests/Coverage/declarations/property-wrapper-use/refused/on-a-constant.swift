@propertyWrapper struct W { var wrappedValue: Int }
struct A { @W let n = 1 }  // error: property wrapper can only be applied to a 'var'
