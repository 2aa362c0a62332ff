/*:
 # ReplaySubject: what was said before

 Who opens a chat wants to see the last messages, not only the next one. A `ReplaySubject` keeps elements for newcomers, in
 its *replay buffer*. You say how many fit into it.
 */
import RxSwift

//: ## Four messages, two places
//: Anna is there from the beginning. Four messages are sent, and then Ben opens the chat.
//: - Predict (lines of `Ben`): What does Ben print?
//: - Hint: `bufferSize: 2` says how many are kept. Which are more useful in a chat: the oldest or the newest?
//: - Hint: A new element pushes the oldest one out. They are replayed in the order in which they were sent.
let chat = ReplaySubject<String>.create(bufferSize: 2)
let anna = chat.subscribe(
  onNext: { print("Anna \($0)") }, onCompleted: { print("Anna completed") })
for message in ["hi", "lunch?", "where?", "pizza"] { chat.onNext(message) }
let ben = chat.subscribe(
  onNext: { print("Ben \($0)") }, onCompleted: { print("Ben completed") })

//: ## The next message
//: The two newest messages were replayed for Ben, all at once. Now somebody writes again.
//: - Predict (number): How many lines does this step print?
//: - Hint: Who is subscribed now?
//: - Hint: The buffer is for those who come later. The others get what is sent.
chat.onNext("at one")

//: ## An empty buffer
//: Replaying happens once, at the beginning of a subscription. Clara opens another chat, in which nobody has written.
//: - Predict (lines of `Clara`): What does Clara print?
//: - Hint: A `BehaviorSubject` is made with a value. And this one?
//: - Hint: What is there to be replayed?
let empty = ReplaySubject<String>.create(bufferSize: 1)
let clara = empty.subscribe(onNext: { print("Clara \($0)") })

//: ## After the end
//: Without elements in the buffer, a `ReplaySubject` is as silent as a `PublishSubject`. Now the first chat completes, and
//: David opens it afterwards.
//: - Predict (number of `David`): How many lines does David print?
//: - Misconception: replay-ends-with-the-source
//: - Hint: A history stays what it was, even if nothing can be added to it.
//: - Hint: There are two messages in the buffer. And David should know that no more will come.
chat.onCompleted()
let david = chat.subscribe(
  onNext: { print("David \($0)") }, onCompleted: { print("David completed") })

//: ## Which subject?
//: The buffer outlives the end: David got `pizza`, `at one`, and the completion. Take a `PublishSubject` for events that
//: are over when they have happened, such as taps; a `BehaviorSubject` for what always has a value; and a `ReplaySubject`
//: for a history.
print("the chat is closed")
/*:
 - Hint: When does each of the two send its first element to a new subscriber?
 - Question: Is `ReplaySubject.create(bufferSize: 1)` the same as a `BehaviorSubject`?
 - Answer: Not quite. Its buffer may be empty at first, so a subscriber may have to wait. And after its end it still replays
   the last element, while a `BehaviorSubject` sends the end only.
 - Experiment: `:diff bufferSize: 2 => bufferSize: 3` makes the buffer larger. Which lines are new for Ben, and which for David?
 */
