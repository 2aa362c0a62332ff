/*:
 # Relays don't end

 A subject can be completed by anyone who has it, and from then on it is deaf. For the state of a screen that is a trap. A
 *relay* is a subject to which you can send elements only: it has `accept`, and neither `onCompleted` nor `onError`.
 */
import RxRelay
import RxSwift

//: ## A shopping cart
//: A `BehaviorRelay` keeps a current value, as `BehaviorSubject` does. `value` reads it at any time.
//: - Predict (number of `Cart`): How many lines does Cart print?
//: - Hint: What does a new subscriber of a relay with a value get first?
//: - Hint: That one, and one line for each `accept` after it.
let cart = BehaviorRelay(value: 0)
let display = cart.subscribe(
  onNext: { print("Cart \($0)") }, onCompleted: { print("Cart completed") },
  onDisposed: { print("Cart disposed") })
cart.accept(1)
cart.accept(cart.value + 1)

//: ## A source that completes
//: `bind(to:)` subscribes to a source and passes what it sends on to the relay. This source sends 5 and 6, and completes.
//: - Predict (yes if `Cart completed`): Is `Cart completed` printed?
//: - Misconception: relay-completes
//: - Hint: What would the relay have to be sent for that? Does it have such a method?
//: - Hint: The binding is over when its source completes. Is the relay over as well?
let scanned = Observable.of(5, 6).bind(to: cart)
print("all scanned")

//: ## Still there?
//: The source has completed, the binding has ended, and the relay hasn't noticed. Somebody puts one more thing into the
//: cart, and then Ben looks into it.
//: - Predict (lines of `Ben`): What does Ben print?
//: - Misconception: relay-completes
//: - Hint: The relay still accepts elements, and keeps the last one.
//: - Hint: Ben sees what is in the cart now.
cart.accept(cart.value + 1)
let ben = cart.subscribe(
  onNext: { print("Ben \($0)") }, onCompleted: { print("Ben completed") })

//: ## Throw the relay away
//: A `PublishRelay` is a relay without a current value: it is for events. Here the only variable that holds one is set to
//: `nil`. Clara is subscribed to it.
//: - Predict (number of `Clara`): How many lines does Clara print?
//: - Misconception: relay-completes
//: - Hint: Clara prints what comes after she has subscribed.
//: - Hint: A relay never sends a terminal event. Is its disappearance an exception?
var bell: PublishRelay<String>? = PublishRelay()
bell?.accept("ding")
let clara = bell?.subscribe(
  onNext: { print("Clara \($0)") }, onCompleted: { print("Clara completed") },
  onDisposed: { print("Clara disposed") })
bell?.accept("dong")
bell = nil

//: ## No end
//: A relay doesn't even complete when it is gone: Clara got `dong`, and no more. Whoever subscribes to a relay can rely on
//: it that it neither ends nor fails, and has to dispose of the subscription themselves.
display.dispose()
ben.dispose()
clara?.dispose()
/*:
 - Hint: Which of the two could end before the screen does?
 - Question: A form has a `BehaviorSubject` for the name. Once, after a network answer was bound to it, the text field was
   dead. What happened, and how does a relay prevent it?
 - Answer: The network answer completed, and the binding passed the completion on to the subject, which ended it for good. A
   relay passes elements only: there is no event that could end it.
 - Experiment: `:diff Observable.of(5, 6) => Observable<Int>.empty()` binds a source that only completes. What is in the
   cart afterwards? Then try to complete the relay yourself: type `cart.onCompleted()`.
 */
