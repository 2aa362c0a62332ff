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
  login(password, down: down)
    .retry(when: { errors in
      errors.flatMap { error in
        if case LoginError.networkDown = error { return wait(300) }
        return .error(error)
      }
    })
}

//: ## Two users log in (nothing below needs a change)
for password in ["sesame", "semolina"] {
  print("--- \(password) ---")
  _ = patientLogin(password, down: 2)
    .subscribe(onNext: { print($0) }, onError: { print("failed: \($0)") })
  Thread.sleep(forTimeInterval: 1.5)
}
/*:
 The trigger answers `networkDown` with a timer, whose element starts the next attempt, and any other error with that
 error, which ends the login. So the pause and the choice are in one place.
 */
