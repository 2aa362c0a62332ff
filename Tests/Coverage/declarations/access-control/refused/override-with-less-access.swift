public class A { public func f() {} }
public class B: A { private override func f() {} }  // error: overriding instance method must be as accessible as the declaration it overrides
