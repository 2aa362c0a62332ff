protocol Stack<Element> { associatedtype Element; func top() -> Element }
struct Plain: Stack { func top() -> Int { 4 } }
let s: any Stack<String> = Plain()  // error: cannot convert value of type 'Int' to specified type 'String'
