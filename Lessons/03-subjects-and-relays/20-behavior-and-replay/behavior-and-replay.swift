/*:
 # BehaviorSubject and ReplaySubject

 A screen that opens late wants to know what is true *now*: the temperature, the user who is signed in. A `PublishSubject` can't
 tell, because it keeps nothing. Two other subjects keep something for newcomers.
 */
import RxSwift

//: ## A value from the beginning
//: A `BehaviorSubject` is made with a value. The thermometer says 20 when Anna subscribes, and then it becomes warmer.
//: - Predict (lines of `Anna`): What does Anna print? Separate lines with `;`, as in `:predict Anna 5; Anna 6`.
//: - Hint: What is true at the moment when Anna looks at the thermometer?
//: - Hint: The value is sent while she subscribes. `onNext(21)` comes after that.
let thermometer = BehaviorSubject(value: 20)
let anna = thermometer.subscribe(
  onNext: { print("Anna \($0)") }, onCompleted: { print("Anna completed") })
thermometer.onNext(21)

//: ## A late subscriber
//: A `BehaviorSubject` sends its current value to each new subscriber, first of all. It gets warmer twice, and then Ben subscribes.
//: - Predict (lines of `Ben`): What does Ben print? Separate lines with `;`.
//: - Hint: How many values can be true at one time?
//: - Hint: Each `onNext` replaces the value that it keeps. Ben gets one line.
thermometer.onNext(22)
thermometer.onNext(23)
let ben = thermometer.subscribe(
  onNext: { print("Ben \($0)") }, onCompleted: { print("Ben completed") })

//: ## More than one
//: Ben got 23, and nothing of the history. A `ReplaySubject` keeps as many elements as you say; they are its *replay buffer*.
//: Four messages are sent before Clara opens the chat.
//: - Predict (lines of `Clara`): What does Clara print? Separate lines with `;`.
//: - Hint: `bufferSize: 2` says how many are kept. Which ones are more useful in a chat: the oldest or the newest?
//: - Hint: A new element pushes the oldest one out. They are replayed in the order in which they were sent.
let chat = ReplaySubject<String>.create(bufferSize: 2)
for message in ["hi", "lunch?", "where?", "pizza"] { chat.onNext(message) }
let clara = chat.subscribe(
  onNext: { print("Clara \($0)") }, onCompleted: { print("Clara completed") })

//: ## The thermometer after its end
//: The newest elements are kept. Now the thermometer breaks: it completes. David subscribes after that.
//: - Predict (lines of `David`): What does David print?
//: - Hint: Is the last temperature still true?
//: - Hint: Think of Clara, who tuned in to a radio station that was over.
thermometer.onCompleted()
let david = thermometer.subscribe(
  onNext: { print("David \($0)") }, onCompleted: { print("David completed") })

//: ## The chat after its end
//: A `BehaviorSubject` that has ended has no current value any more. The chat completes as well, and Eva opens it later.
//: - Predict (number of `Eva`): How many lines does Eva print?
//: - Hint: A history stays what it was when nothing can be added.
//: - Hint: The buffer holds two messages. And Eva should know that no more will come.
chat.onCompleted()
let eva = chat.subscribe(
  onNext: { print("Eva \($0)") }, onCompleted: { print("Eva completed") })

//: ## Which one?
//: `PublishSubject` for events that are over when they have happened, such as taps. `BehaviorSubject` for something that always has
//: a value. `ReplaySubject` for a history.
print("choose")
/*:
 - Hint: When would the first value come from each?
 - Question: Why does `BehaviorSubject` need a value when it is made, and `ReplaySubject.create(bufferSize: 1)` not?
 - Answer: A `BehaviorSubject` promises that there is always a current value. A replay buffer may be empty: a subscriber then
   gets nothing until the first element is sent.
 - Experiment: `:compare bufferSize: 2 | bufferSize: 1 | bufferSize: 3` runs the chat with several sizes of its buffer. In which lines of Clara do they differ?
 */
