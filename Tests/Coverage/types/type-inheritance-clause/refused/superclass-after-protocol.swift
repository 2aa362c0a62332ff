protocol P {}
class A {}
class C: P, A {}  // error: superclass 'A' must appear first in the inheritance clause
