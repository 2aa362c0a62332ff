// What is assigned to a `T!` as an element of a tuple is assigned to an optional.
class Box {
  var number: Int!
  var text: String! = "a"
}
var box: Box!
var count: Int!
(box, count) = (Box(), 3)
print(count!, box.text!)  // expect: 3 a
(box.number, box.text) = (4, nil)
print(box.number!, box.text == nil)  // expect: 4 true
(count, box.number) = (box.number, count)
print(count!, box.number!)  // expect: 4 3

func reset() -> (Int?, Box?) { (nil, nil) }
(count, box) = reset()
print(count == nil, box == nil)  // expect: true true
