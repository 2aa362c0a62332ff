import RxSwift
func area(width: Double, height: Double) -> Double {
  width * height
}
print(area(2, 3))  // expect error: the argument label `width:` is missing
print(area(width: 2))  // expect error: the argument `height:` is missing
print(area(width: "2", height: 3))  // expect error: expected `Double`, got `String`
print(area(height: 3, width: 2))  // expect error: `width:` comes before `height:`
let a: Int = area(width: 1, height: 2)  // expect error: expected `Int`, got `Double`
print(aera(width: 1, height: 2))  // expect error: there is nothing called `aera` here
