/*:
 # Where an operator keeps its count

 Many operators remember something: a count, the last element, the time. Your method runs once, when the chain is
 written. The closure of `create` runs at each subscription. A variable can live in either of them.
 */
import RxSwift

//: ## A count in the method
//: `numberedInMethod` writes a number before each element. Anna and Bob subscribe to the same observable, one after
//: the other.
//: - Predict (lines of `Bob`): What does Bob get? Write his two lines, such as `Bob: 9 tea; Bob: 9 milk`.
//: - Hint: How often does the line `var count = 0` run?
//: - Hint: Anna's two drinks have been counted when Bob comes.
extension ObservableType {
  func numberedInMethod() -> Observable<String> {
    var count = 0
    return Observable.create { observer in
      self.subscribe { event in
        observer.on(
          event.map { element in
            count += 1
            return "\(count) \(element)"
          })
      }
    }
  }
}

print("--- in the method ---")
let drinks = Observable.of("tea", "milk")
let inMethod = drinks.numberedInMethod()
inMethod.subscribe(onNext: { print("Anna: \($0)") }).dispose()
inMethod.subscribe(onNext: { print("Bob: \($0)") }).dispose()

//: ## A count in the closure of `create`
//: There was one count for both, so what Bob got depended on Anna. Here the variable moves two lines down.
//: - Predict (lines of `Bob`): What does Bob get? Write his two lines.
//: - Hint: How often does the closure of `create` run?
//: - Hint: Whose count is it, when each subscription makes one?
extension ObservableType {
  func numberedInCreate() -> Observable<String> {
    Observable.create { observer in
      var count = 0
      return self.subscribe { event in
        observer.on(
          event.map { element in
            count += 1
            return "\(count) \(element)"
          })
      }
    }
  }
}

print("--- in create ---")
let inCreate = drinks.numberedInCreate()
inCreate.subscribe(onNext: { print("Anna: \($0)") }).dispose()
inCreate.subscribe(onNext: { print("Bob: \($0)") }).dispose()

//: ## A count beside `map`
//: Each subscription has a count of its own now, as with the operators of RxSwift.
//:
//: The last operator does without `create`. It is short, and it has a variable.
//: - Predict (lines of `Bob`): What does Bob get? Write his two lines.
//: - Hint: Where does the variable live: in something that runs once, or in something that runs at each subscription?
//: - Hint: The closure of `map` belongs to the chain, and both subscriptions use this chain.
extension ObservableType {
  func numberedByMap() -> Observable<String> {
    var count = 0
    return map { element in
      count += 1
      return "\(count) \(element)"
    }
  }
}

print("--- beside map ---")
let mapped = drinks.numberedByMap()
mapped.subscribe(onNext: { print("Anna: \($0)") }).dispose()
mapped.subscribe(onNext: { print("Bob: \($0)") }).dispose()
/*:
 - Hint: For the question: `retry` subscribes to the chain above it again.
 - Question: Nobody but Anna subscribes to `inMethod`, and there is a `retry` below it. Can the count be wrong all the
   same?
 - Answer: Yes. Each attempt of `retry` is a new subscription, and the count goes on where the failed attempt left it.
   State belongs to a subscription: keep it inside `create`, or use an operator that does, such as `scan` or
   `enumerated`.
 - Experiment: `deferred` also runs its closure at each subscription. Paste `func numberedLater<T>(_ source:
   Observable<T>) -> Observable<String> { Observable.deferred { source.numberedByMap() } }` and
   `let later = numberedLater(drinks)`, then subscribe to `later` twice.
 */
