final class A {}
class B: A {}  // error: inheritance from a final class 'A'
