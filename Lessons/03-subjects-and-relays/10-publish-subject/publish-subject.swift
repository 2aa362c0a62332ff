/*:
 # PublishSubject: send by hand

 Up to now an observable had its own source: a recipe, or a clock. A *subject* has none. It is an observable and an observer
 in one: you send events to it with `onNext`, and it passes them on to its subscribers. Think of a radio station.
 */
import RxSwift

//: ## Tune in
//: The station sends the news, then Anna switches on her radio, and the weather follows.
//: - Predict (lines of `Anna`): What does Anna print?
//: - Hint: Is there a recipe here that could begin again for Anna?
//: - Hint: A radio that is switched on late doesn't know what was said before.
let radio = PublishSubject<String>()
radio.onNext("news")
let anna = radio.subscribe(
  onNext: { print("Anna \($0)") }, onCompleted: { print("Anna completed") })
radio.onNext("weather")

//: ## A second radio
//: A `PublishSubject` passes an element on to those who are subscribed at that moment, and keeps nothing. It is *hot*: it
//: sends whether or not somebody listens. Now Ben tunes in, and there is one more call of `onNext`.
//: - Predict (number): How many lines does this step print?
//: - Hint: One `onNext`. How many radios are on?
//: - Hint: Ben's subscription starts nothing. He joins what is going on.
let ben = radio.subscribe(
  onNext: { print("Ben \($0)") }, onCompleted: { print("Ben completed") })
radio.onNext("music")

//: ## One of them leaves
//: Both were reached by the same event: subscribers of a subject share it. With `create` each would have had a run of their
//: own. Ben disposes of his subscription, and the station sends twice more.
//: - Predict (lines): What does this step print?
//: - Hint: Whose subscription has ended?
//: - Hint: Disposing is a matter of one subscriber. Does the station notice?
ben.dispose()
radio.onNext("sports")
radio.onNext("traffic")

//: ## The end of the programme
//: The station completes. Then somebody sends once more, and Clara tunes in too late.
//: - Predict (lines of `Clara`): What does Clara print? If it is no line, answer `nothing`.
//: - Hint: After a terminal event no element can follow. That holds for a subject, too.
//: - Hint: Would it be kind to let Clara wait for ever? There is one event that a subject doesn't forget.
radio.onCompleted()
radio.onNext("a late song")
let clara = radio.subscribe(
  onNext: { print("Clara \($0)") }, onCompleted: { print("Clara completed") })

//: ## Hot and finished
//: A subject that has ended stays ended. It ignores what you send, and tells each new subscriber immediately that it is
//: over. To send again you need a new subject.
print("silence")
/*:
 - Hint: Compare the number of runs with the number of subscribers.
 - Question: Three views subscribe to a `PublishSubject`, and three views subscribe to an observable made with `create`.
   What is the difference when a value is sent?
 - Answer: The subject sends it once, and all three get that event. The closure of `create` has run three times, so there
   are three independent sources, each with values of its own.
 - Experiment: `:diff radio.onCompleted() =>` lets the programme go on. What does Clara hear now, and who hears the late
   song?
 */
