import Foundation
let nan = (1 as Decimal) / 0
print(nan, nan.isNaN, nan + 1, nan < 1, pow(nan, 2), Decimal(0) / 0, Decimal(Double.nan))
var sum: Decimal = 1
sum /= 0
print(sum, Decimal(1e300), pow(Decimal(10), 200))
// expect: NaN true NaN true NaN NaN NaN
// expect: NaN NaN NaN
