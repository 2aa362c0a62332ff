import Foundation

// The code of an enum's error is its number in memory: cases with associated values come first.
enum Mixed: Error { case a, b(Int), c, d(String) }
print((Mixed.a as NSError).code, (Mixed.b(1) as NSError).code)  // expect: 2 0
print((Mixed.c as NSError).code, (Mixed.d("") as NSError).code)  // expect: 3 1
enum Numbered: Int, Error { case x = 7, y }
print((Numbered.x as NSError).code, (Numbered.y as NSError).code)  // expect: 7 8
struct Plain: Error {}
print((Plain() as NSError).code)  // expect: 1
// An error that is no object is not caught as one.
do { throw Mixed.b(3) } catch let error as NSError { print(error.code) } catch { print(error) }
// expect: b(3)
let none: (any Error)? = nil
print((none as NSError?) as Any, (Mixed.a as (any Error)? as NSError?)?.code as Any)
// expect: nil Optional(2)
