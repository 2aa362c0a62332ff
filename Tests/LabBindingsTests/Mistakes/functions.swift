import RxSwift
func area(width: Double, height: Double) -> Double {
  width * height
}
print(area(2, 3))  // expect error: missing argument labels 'width:height:' in call
print(area(width: 2))  // expect error: missing argument for parameter 'height' in call
print(area(width: "2", height: 3))  // expect error: cannot convert value of type 'String' to expected argument type 'Double'
print(area(height: 3, width: 2))  // expect error: argument 'width' must precede argument 'height'
let a: Int = area(width: 1, height: 2)  // expect error: cannot convert value of type 'Double' to specified type 'Int'
print(aera(width: 1, height: 2))  // expect error: cannot find 'aera' in scope
