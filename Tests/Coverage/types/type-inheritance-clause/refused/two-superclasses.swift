class A {}
class B {}
class C: A, B {}  // error: multiple inheritance from classes 'A' and 'B' [#MultipleInheritance]
