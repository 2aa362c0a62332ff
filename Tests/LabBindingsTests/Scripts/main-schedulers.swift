import Foundation
import RxSwift

// `MainScheduler` does work on main at once unless other work of the same scheduler is under way.
_ = MainScheduler.instance.schedule(1) { number in
  print("outer", number)
  _ = MainScheduler.instance.schedule(2) { number in
    print("the same one:", number)
    return Disposables.create()
  }
  _ = MainScheduler().schedule(3) { number in
    print("another one:", number)
    return Disposables.create()
  }
  print("outer is done")
  return Disposables.create()
}
print("main goes on")
// expect: outer 1
// expect: another one: 3
// expect: outer is done
// expect: main goes on

// `ConcurrentMainScheduler` does it at once in any case.
_ = ConcurrentMainScheduler.instance.schedule(1) { number in
  _ = ConcurrentMainScheduler.instance.schedule(2) { number in
    print("inside", number)
    return Disposables.create()
  }
  print("outside", number)
  return Disposables.create()
}
// expect: inside 2
// expect: outside 1

// What waits for main's queue comes when main is free.
// expect: the same one: 2
