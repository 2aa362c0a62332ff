protocol Made { init() }
class A: Made { init() {} }  // error: initializer requirement 'init()' can only be satisfied by a 'required' initializer in non-final class 'A'
