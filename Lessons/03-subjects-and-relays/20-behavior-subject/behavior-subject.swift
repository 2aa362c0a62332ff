/*:
 # BehaviorSubject: what is true now

 A screen that opens late wants to know what is true *now*: the temperature, the user who is signed in. A `PublishSubject`
 can't tell, because it keeps nothing. A `BehaviorSubject` has a current value.
 */
import RxSwift

//: ## A value from the beginning
//: A `BehaviorSubject` is made with a value. The thermometer says 20 when Anna subscribes, and then it gets warmer.
//: - Predict (lines of `Anna`): What does Anna print?
//: - Hint: What is true at the moment when Anna looks at the thermometer?
//: - Hint: She gets one line while she subscribes, and another one when it gets warmer.
let thermometer = BehaviorSubject(value: 20)
let anna = thermometer.subscribe(
  onNext: { print("Anna \($0)") }, onCompleted: { print("Anna completed") })
thermometer.onNext(21)

//: ## A late subscriber
//: Anna received the current value while she subscribed, and the change after that. It gets warmer twice, and then Ben
//: subscribes.
//: - Predict (lines of `Ben`): What does Ben print?
//: - Hint: How many values can be true at one time?
//: - Hint: Each `onNext` replaces the value that the subject keeps. Ben gets one line.
thermometer.onNext(22)
thermometer.onNext(23)
let ben = thermometer.subscribe(
  onNext: { print("Ben \($0)") }, onCompleted: { print("Ben completed") })

//: ## The same value again
//: Ben got the value that was true when he came, and nothing of the history. The thermometer is read once more, and it
//: still says 23.
//: - Predict (number): How many lines does this step print?
//: - Hint: Two people are subscribed. Is 23 news for them?
//: - Hint: Which operator drops an element that is equal to the last one it let through? Is it in this chain?
thermometer.onNext(23)

//: ## After the end
//: A subject sends what it is sent, changed or not. If you want changes only, put `distinctUntilChanged()` behind it. Now
//: the thermometer breaks: it completes. Clara subscribes after that.
//: - Predict (lines of `Clara`): What does Clara print?
//: - Hint: Is the last temperature still true?
//: - Hint: Think of the radio station that was over when somebody tuned in.
thermometer.onCompleted()
let clara = thermometer.subscribe(
  onNext: { print("Clara \($0)") }, onCompleted: { print("Clara completed") })

//: ## Always one value
//: As long as it lives, a `BehaviorSubject` has exactly one value, and each new subscriber gets it first. When it has
//: ended, it has none, and tells new subscribers only that it is over.
print("the thermometer is broken")
/*:
 - Hint: What would a subscriber get before the first `onNext`?
 - Question: Why do you have to give a `BehaviorSubject` a value when you make it?
 - Answer: It promises each subscriber a current value, from the beginning. Without one it could not keep that promise until
   somebody calls `onNext`.
 - Experiment: `:diff ben = thermometer.subscribe => ben = thermometer.distinctUntilChanged().subscribe` shows Ben the
   changes only. Which line is missing?
 */
