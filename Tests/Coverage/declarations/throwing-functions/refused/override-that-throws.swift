class A { func f() {} }
class B: A { override func f() throws {} }  // error: cannot override non-throwing instance method with throwing instance method
