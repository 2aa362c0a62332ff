/*:
 # What bind passes on

 `source.bind(to: target)` is a short way to write `source.subscribe(target)`: what the source sends, the target receives.
 It depends on the target what that means.
 */
import RxCocoa
import RxSwift

//: ## Bind to a subject
//: All messages of an app run through the subject `messages`. At the start, the greetings are bound to it. Afterwards
//: somebody writes by hand.
//: - Predict (yes if `Anna: how are you?`): Is `Anna: how are you?` printed?
//: - Misconception: bind-drops-completion
//: - Hint: `of` sends two elements, and then one more event.
//: - Hint: A subject receives every kind of event. What does it do after a terminal event?
let messages = PublishSubject<String>()
let anna = messages.subscribe(
  onNext: { print("Anna: \($0)") }, onCompleted: { print("Anna's chat is over") })
let greetings = Observable.of("hello", "good morning")
let greeting = greetings.bind(to: messages)
messages.onNext("how are you?")

//: ## Bind to a relay
//: The completion of `greetings` went through `bind` and ended the subject, for Anna and for all others. Here is the same
//: with a relay.
//: - Predict (number of `Ben`): How many lines begin with `Ben`?
//: - Misconception: bind-drops-completion
//: - Hint: Which of the source's three events can a relay receive?
//: - Hint: Two greetings, and perhaps the message by hand.
let relay = PublishRelay<String>()
let ben = relay.subscribe(
  onNext: { print("Ben: \($0)") }, onCompleted: { print("Ben's chat is over") })
let greetingBen = greetings.bind(to: relay)
relay.accept("how are you?")

//: ## Bind to a closure
//: The relay left the completion out. A third target is a closure, which receives elements and nothing else. This one sends
//: them to a subject.
//: - Predict (one of `Clara: bye`, `Clara's chat is over`): Which one is printed: `Clara: bye` or `Clara's chat is over`?
//: - Misconception: bind-drops-completion
//: - Hint: `onNext` is called for elements. Who could call `onCompleted` of `notes`?
//: - Hint: The subject doesn't know where its elements come from.
let notes = PublishSubject<String>()
let clara = notes.subscribe(
  onNext: { print("Clara: \($0)") }, onCompleted: { print("Clara's chat is over") })
let noting = greetings.bind(onNext: { text in notes.onNext(text) })
notes.onNext("bye")

//: ## A source without an end
//: With the closure, the subject stayed open. `bind(to: subject)` is harmless as long as the source doesn't end. `ticker`
//: is a subject as well: it sends, and is never completed.
//: - Predict (number of `David`): How many lines begin with `David`?
//: - Hint: What reaches `board` through the binding?
//: - Hint: Elements only, and no terminal event from either.
let ticker = PublishSubject<Int>()
let board = PublishSubject<Int>()
let david = board.subscribe(
  onNext: { print("David: \($0)") }, onCompleted: { print("David is over") })
let ticking = ticker.bind(to: board)
ticker.onNext(1)
board.onNext(2)
ticker.onNext(3)

//: ## Choose the target
//: Bind to a subject if the end of the source should be the end of the subject. In all other cases bind to a relay, or to a
//: closure.
print("good night")
/*:
 - Hint: Think of the first source that completes.
 - Question: Two downloads are bound to one `PublishSubject`, and a list shows what it sends. Why does the list show only
   one of them in full?
 - Answer: The download that is finished first completes the subject. What the other one sends after that is ignored.
 - Experiment: `:diff greetings.bind(to: messages) => greetings.concat(Observable.never()).bind(to: messages)` binds
   greetings that never complete. Which lines change for Anna?
 */
