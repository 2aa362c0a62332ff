// An operator that changes its operand in place, beside one of the same name for objects, which changes none.
final class Basket {
  var count = 0
  static func += (basket: Basket, amount: Int) { basket.count += amount }
}

func += (basket: Basket, name: String) { basket.count += name.count }

var total = 1
total += 2
print(total)  // expect: 3
let basket = Basket()
basket += 4
basket += "pear"
print(basket.count)  // expect: 8
var text = "a"
text += "b"
print(text)  // expect: ab
