class Store<Item> { var items: [Item] = [] }
class Names: Store {}  // error: reference to generic type 'Store' requires arguments in <...>
