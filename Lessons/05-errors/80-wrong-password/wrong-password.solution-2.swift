/*:
 # Asking again for a wrong password

 A login may fail for two reasons. If the network is down, it makes sense to try again 300 ms later. If the password is
 wrong, trying again is useless, and the server locks the account after three attempts. Today the app tries again at once,
 whatever the reason.
 - Task: Try again after 300 ms as long as the network is down, and report a wrong password after one attempt.
 - Hint: `retry` without a trigger knows neither the error nor a pause. Which operator of this chapter knows both?
 - Hint: Return an observable for each error: a timer if the network is down, and the error itself otherwise.
 - Hint: `.retry(when: { errors in errors.flatMap { error in … } })`; in the closure `return wait(300)` or
   `return .error(error)`.
 */
import Foundation
import RxSwift

enum LoginError: Error { case networkDown, wrongPassword }

let background = SerialDispatchQueueScheduler(qos: .default)

/// Logs in on a network that is down for the first attempts.
func login(_ password: String, down: Int) -> Observable<String> {
  var attempts = 0
  return Observable.deferred {
    attempts += 1
    let attempt = attempts
    print("attempt \(attempt)")
    return Observable<Int>.timer(.milliseconds(100), scheduler: background).map { _ in
      if attempt <= down { throw LoginError.networkDown }
      if password != "sesame" { throw LoginError.wrongPassword }
      return "welcome"
    }
  }
}

func wait(_ milliseconds: Int) -> Observable<Int> {
  Observable<Int>.timer(.milliseconds(milliseconds), scheduler: background)
}

func patientLogin(_ password: String, down: Int) -> Observable<String> {
  patiently(login(password, down: down))
}

/// Subscribes again after a pause as long as the network is down.
func patiently(_ login: Observable<String>) -> Observable<String> {
  login.catch { error in
    guard case LoginError.networkDown = error else { return .error(error) }
    return patiently(login).delaySubscription(.milliseconds(300), scheduler: background)
  }
}

//: ## Two users log in (nothing below needs a change)
for password in ["sesame", "semolina"] {
  print("--- \(password) ---")
  _ = patientLogin(password, down: 2)
    .subscribe(onNext: { print($0) }, onError: { print("failed: \($0)") })
  Thread.sleep(forTimeInterval: 1.5)
}
/*:
 `catch` sees each error: it passes a wrong password on, and replaces a failed attempt by another, subscribed to 300 ms
 later and watched in the same way. The function calls itself, so there are as many attempts as it takes.
 */
