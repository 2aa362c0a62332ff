import Foundation
import RxSwift

// Form validation with Result and generics.
struct ValidationError: Error, Equatable, LocalizedError { let field: String, reason: String; var errorDescription: String? { "\(field): \(reason)" } }
struct Rule<Value> {
  let check: (Value) -> String?
  static func && (a: Rule, b: Rule) -> Rule { Rule { a.check($0) ?? b.check($0) } }
}
extension Rule where Value == String {
  static var notEmpty: Rule { Rule { $0.isEmpty ? "is empty" : nil } }
  static func min(_ n: Int) -> Rule { Rule { $0.count < n ? "is shorter than \(n)" : nil } }
  static func matches(_ f: @escaping (Character) -> Bool, _ what: String) -> Rule { Rule { $0.contains(where: f) ? nil : "has no \(what)" } }
}
extension Rule where Value: Comparable { static func within(_ r: ClosedRange<Value>) -> Rule { Rule { r ~= $0 ? nil : "is out of \(r)" } } }
struct Field<Value> {
  let name: String, rule: Rule<Value>
  func validate(_ v: Value) -> Result<Value, ValidationError> {
    if let reason = rule.check(v) { return .failure(.init(field: name, reason: reason)) }
    return .success(v)
  }
}
extension Result {
  var isSuccess: Bool { if case .success = self { return true } else { return false } }
  func zip<Other>(_ other: Result<Other, Failure>) -> Result<(Success, Other), Failure> { flatMap { a in other.map { (a, $0) } } }
}
let name = Field(name: "name", rule: Rule<String>.notEmpty && .min(3))
let password = Field(name: "password", rule: .min(4) && .matches(\.isNumber, "digit") && .matches({ $0.isUppercase }, "capital"))
let age = Field(name: "age", rule: Rule<Int>.within(18...99))
for n in ["", "ab", "abc"] { print(name.validate(n)) }
for p in ["abc", "abcd", "abcd1", "Abcd1"] { print(password.validate(p).isSuccess, terminator: " ") }
print()
switch name.validate("Anna").zip(age.validate(7)) {
case .success(let (n, a)): print(n, a)
case .failure(let e): print(e.localizedDescription, e)
}
print((try? name.validate("Anna").zip(age.validate(20)).get()) ?? ("-", 0))
let bag = DisposeBag()
let names = BehaviorSubject(value: ""), ages = BehaviorSubject(value: 0)
let form = Observable.combineLatest(names.map(name.validate), ages.map(age.validate)) { $0.zip($1) }
form.map { r -> String in
  switch r {
  case .success(let (n, a)): return "\(n) (\(a))"
  case .failure(let e) where e.field == "age": return "too young or old"
  case .failure(let e): return e.reason
  }
}.distinctUntilChanged().subscribe(onNext: { print($0) }).disposed(by: bag)
form.map(\.isSuccess).distinctUntilChanged().subscribe(onNext: { print("enabled", $0) }).disposed(by: bag)
names.onNext("Bo"); names.onNext("Bob"); ages.onNext(30); names.onNext("Bobby")
let e: Error = ValidationError(field: "f", reason: "r")
print((e as? ValidationError) == ValidationError(field: "f", reason: "r"), e.localizedDescription)
// expect: failure(main.ValidationError(field: "name", reason: "is empty"))
// expect: failure(main.ValidationError(field: "name", reason: "is shorter than 3"))
// expect: success("abc")
// expect: false false false true 
// expect: age: is out of 18...99 ValidationError(field: "age", reason: "is out of 18...99")
// expect: ("Anna", 20)
// expect: is empty
// expect: enabled false
// expect: is shorter than 3
// expect: too young or old
// expect: Bob (30)
// expect: enabled true
// expect: Bobby (30)
// expect: true f: r
