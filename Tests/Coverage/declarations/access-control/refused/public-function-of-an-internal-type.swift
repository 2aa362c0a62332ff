struct A {}
public func f(_ a: A) {}  // error: function cannot be declared public because its parameter uses an internal type
