class Store<Item> { func add(_ item: Item) {} }
class Names: Store<String> { override func add(_ item: Int) {} }  // error: method does not override any method from its superclass
